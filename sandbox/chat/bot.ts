import { entriesOf, balanceOf, type Entry } from "../contexts/finance.repository.ts";
import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import { money } from "../pages/html.ts";
import type { World } from "../world/world.ts";
import type { Chat, Saying } from "./chat.repository.ts";
import { plainWords } from "./plain-words.ts";

/** What a bot has to say, and whether a consultant is to go on. */
export interface BotTurn {
  readonly sayings: readonly Saying[];
  readonly handOver: boolean;
}

/** What a bot's answer is made of: the customer's own data, and where the portal is. */
interface Asked {
  readonly world: World;
  readonly chat: Chat;
  readonly origin: string;
}

const NAME = "Wika";
const MENU = ["Saldo", "Awaria", "Faktura", "PIN", "Konsultant"];

const say = (message: string, answers?: readonly string[]): Saying => ({
  type: "NEW_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  answers,
});
const link = (url: string, message: string): Saying => ({
  type: "URL_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  url,
});
const picture = (url: string, message: string): Saying => ({
  type: "IMG_MESSAGE",
  side: "BOT",
  agentName: NAME,
  message,
  url,
});

/** `30.11.2026` */
const shown = (day: string): string => day.split("-").toReversed().join(".");

/** Invoices with something left to pay, the first due first. */
function openInvoices({ world, chat }: Asked): readonly Entry[] {
  return entriesOf(world.db, chat.account)
    .filter(({ kind, unpaidAmount }) => kind === "invoice" && unpaidAmount > 0)
    .toSorted((a, b) => (a.dueDate ?? "").localeCompare(b.dueDate ?? ""));
}

function balance(asked: Asked): readonly Saying[] {
  const owed = -balanceOf(asked.world.db, asked.chat.account);
  const [first] = openInvoices(asked);
  if (owed < 0) return [say(`Masz nadpłatę: ${money(-owed)}. Nie musisz teraz nic płacić.`, MENU)];
  if (owed === 0 || first === undefined) return [say("Wszystko jest opłacone. Nie musisz teraz nic płacić.", MENU)];
  const due =
    first.dueDate === undefined
      ? ""
      : ` Najbliższy termin: ${shown(first.dueDate)}, kwota ${money(first.unpaidAmount)}.`;
  return [say(`Do zapłaty masz ${money(owed)}.${due}`), link(`${asked.origin}/invoice`, "Faktury i płatności")];
}

function outages({ world, chat, origin }: Asked): readonly Saying[] {
  const found = prepared(world.db, "SELECT data FROM outage WHERE account_number = ? ORDER BY outage_id")
    .all(chat.account)
    .map((row) => recordFrom(text(row, "data")));
  const titles = found.flatMap(({ title }) => (typeof title === "string" ? [title] : []));
  if (titles.length > 0)
    return [
      say(`Pod twoim adresem trwają prace: ${titles.join("; ")}. O ich końcu napiszemy w wiadomościach.`),
      link(`${origin}/messages`, "Wiadomości"),
    ];
  return [
    say("Pod twoimi adresami nie ma zgłoszonych awarii. Wyłącz router z prądu na minutę i włącz go z powrotem."),
    picture(`${origin}/sandbox/assets/router.svg`, "Przycisk zasilania jest z tyłu routera"),
    say("Czy to pomogło?", ["Pomogło", "Konsultant"]),
  ];
}

function invoice({ world, chat, origin }: Asked): readonly Saying[] {
  const newest = entriesOf(world.db, chat.account)
    .filter(({ kind }) => kind === "invoice")
    .toSorted((a, b) => b.entryDate.localeCompare(a.entryDate))[0];
  if (newest === undefined) return [say("Nie masz jeszcze żadnej faktury.", MENU)];
  const due = newest.dueDate === undefined ? "" : `, termin ${shown(newest.dueDate)}`;
  return [
    say(`Ostatnia faktura to ${newest.number} z ${shown(newest.entryDate)} na ${money(newest.amount)}${due}.`),
    link(`${origin}/invoice`, "Wszystkie faktury"),
  ];
}

function pin({ origin }: Asked): readonly Saying[] {
  return [say("PIN dekodera ustawisz na nowo na stronie PIN dekodera."), link(`${origin}/resetPin`, "PIN dekodera")];
}

const SUBJECTS: readonly (readonly [RegExp, (asked: Asked) => readonly Saying[]])[] = [
  [/sald|stan konta|ile mam|zaplac|nadplat/, balance],
  [/awari|nie dziala|internet|przerw/, outages],
  [/faktur|rachun/, invoice],
  [/\bpin/, pin],
  [/pomoglo|dzieki|dziekuje/, () => [say("Cieszę się. Jeśli chcesz, pytaj dalej.", MENU)]],
];
const PERSON = /konsultant|czlowiek|doradc|agent/;

/** What the bot begins with. */
export function botGreeting(): Saying {
  return say(`Dzień dobry, tu ${NAME}, twoja automatyczna asystentka. W czym mogę pomóc?`, MENU);
}

/** What the bot answers to a message. */
export function botTurn(asked: Asked, said: string): BotTurn {
  const words = plainWords(said);
  if (PERSON.test(words)) return { sayings: [say("Łączę z konsultantem.")], handOver: true };
  const subject = SUBJECTS.find(([pattern]) => pattern.test(words));
  return {
    sayings: subject?.[1](asked) ?? [say("Tego jeszcze nie wiem. Wybierz temat albo połącz się z konsultantem.", MENU)],
    handOver: false,
  };
}
