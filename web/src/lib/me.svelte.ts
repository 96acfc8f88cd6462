// Who the person at this screen is: a guest with a name, or an account.

import { api } from "./api";

export interface Me {
  name: string;
  account: boolean;
  lang: string;
}

export const me = $state<{ known: boolean; name: string; account: boolean }>({
  known: false,
  name: "",
  account: false,
});

function learn(told: Me | undefined): void {
  if (!told) return;
  me.known = true;
  me.name = told.name;
  me.account = Boolean(told.account);
}

let coming: Promise<void> | undefined;

/** Asks who I am, once; asked again after anything that changes it. */
export function needMe(again = false): Promise<void> {
  if (me.known && !again) return Promise.resolve();
  coming ??= api
    .get<Me>("/api/me")
    .then(learn)
    .finally(() => (coming = undefined));
  return coming;
}

export async function rename(name: string): Promise<void> {
  await api.post("/api/me", { name });
  await needMe(true);
}

export async function register(name: string, password: string): Promise<void> {
  await api.post("/api/account", { name, password });
  await needMe(true);
}

export async function logIn(name: string, password: string): Promise<void> {
  await api.post("/api/login", { name, password });
  await needMe(true);
}

export async function changePassword(password: string, fresh: string): Promise<void> {
  await api.post("/api/account/password", { password, new_password: fresh });
}

/** Logs this account out in every other browser. */
export async function logOutElsewhere(): Promise<void> {
  await api.post("/api/logout/elsewhere");
}

export async function logOut(): Promise<void> {
  await api.post("/api/logout");
  await needMe(true);
}

/** Deletes all that is kept about me; an account says its password. This browser is a new guest's then. */
export async function eraseMe(password: string): Promise<void> {
  await api.post("/api/account/erase", { password });
  await needMe(true);
}
