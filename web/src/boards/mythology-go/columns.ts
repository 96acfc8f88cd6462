// The words of a counting: its columns in full, and their heads in a word or a few letters.

import { catalog } from "../../lib/words";
import type { Column } from "./view";

export const c = catalog({
  en: {
    columns: {
      values: "Values", bonuses: "Keywords, count effects and other bonuses", colours: "Colours", subtotal: "Subtotal",
      divinity: "Divinity", identification: "Identification", extremes: "Strong and Weak", total: "Round score",
    } as Record<Column, string>,
    heads: { values: "Values", bonuses: "Bonuses", colours: "Colours", subtotal: "Subtotal", divinity: "Divinity", identification: "Identif.", extremes: "Strong/Weak", total: "Total" } as Record<Column, string>,
    short: { values: "Val.", bonuses: "Bon.", colours: "Col.", subtotal: "Sub.", divinity: "Div.", identification: "Id.", extremes: "S/W", total: "=" } as Record<Column, string>,
  },
  fr: {
    columns: {
      values: "Valeurs", bonuses: "Mots-clés, nombres d'exemplaires et autres bonus", colours: "Couleurs", subtotal: "Sous-total",
      divinity: "Divinité", identification: "Identification", extremes: "Fort et Faible", total: "Score de la manche",
    } as Record<Column, string>,
    heads: { values: "Valeurs", bonuses: "Bonus", colours: "Couleurs", subtotal: "Sous-total", divinity: "Divinité", identification: "Identif.", extremes: "Fort/Faible", total: "Total" } as Record<Column, string>,
    short: { values: "Val.", bonuses: "Bon.", colours: "Coul.", subtotal: "S.-t.", divinity: "Div.", identification: "Id.", extremes: "F/F", total: "=" } as Record<Column, string>,
  },
  it: {
    columns: {
      values: "Valori", bonuses: "Parole chiave, numeri di copie e altri bonus", colours: "Colori", subtotal: "Subtotale",
      divinity: "Divinità", identification: "Identificazione", extremes: "Forte e Debole", total: "Punteggio del giro",
    } as Record<Column, string>,
    heads: { values: "Valori", bonuses: "Bonus", colours: "Colori", subtotal: "Subtotale", divinity: "Divinità", identification: "Identif.", extremes: "Forte/Debole", total: "Totale" } as Record<Column, string>,
    short: { values: "Val.", bonuses: "Bon.", colours: "Col.", subtotal: "Sub.", divinity: "Div.", identification: "Id.", extremes: "F/D", total: "=" } as Record<Column, string>,
  },
});
