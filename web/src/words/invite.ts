// What is said where a table waits for friends.
import { catalog } from "../lib/words";

export const w = catalog({
  en: {
    title: "Waiting for friends",
    about: "Send this link to whoever is to take the free seat. The match begins when everybody is here.",
    local: "This link works on this machine only: nobody else can open it. Open the page under the address that this machine has in your network; if nothing answers there, start the server so that others can reach it:",
    link: "Invitation link",
    freeSeat: "free seat",
  },
  fr: {
    title: "En attente de joueurs",
    about: "Envoyez ce lien à la personne qui prendra la place libre. La partie commence quand tout le monde est là.",
    local: "Ce lien ne fonctionne que sur cette machine : personne d'autre ne peut l'ouvrir. Ouvrez la page à l'adresse de cette machine dans votre réseau ; si rien n'y répond, lancez le serveur de sorte que les autres puissent le joindre :",
    link: "Lien d'invitation",
    freeSeat: "place libre",
  },
  it: {
    title: "In attesa di giocatori",
    about: "Manda questo link a chi prenderà il posto libero. La partita inizia quando ci siete tutti.",
    local: "Questo link funziona solo su questa macchina: nessun altro può aprirlo. Apri la pagina con l'indirizzo di questa macchina nella tua rete; se lì non risponde nulla, avvia il server in modo che gli altri possano raggiungerlo:",
    link: "Link d'invito",
    freeSeat: "posto libero",
  },
});
