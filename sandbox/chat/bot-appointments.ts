import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { findMoves } from "../contexts/move.repository.ts";
import { findProduct, shownName } from "../contexts/product.repository.ts";
import { findVisits, slotIdOf, visitHours } from "../contexts/visit.repository.ts";
import type { BotContext } from "./bot-finance.ts";
import { botLink, botMessage } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Returns the name by which the customer sees a service. */
function nameOf({ tenant, chat }: BotContext, productId: string): string {
  return shownName(findProduct(tenant.db, chat.account, productId) ?? { name: "usługa" });
}

/** Appointment of services: its place in the order of time, and its words. */
interface Appointment {
  readonly at: string;
  readonly text: string;
  readonly service: string;
}

/** Lists the appointments in the order of time, each once with all its services. */
function appointmentTexts(appointments: readonly Appointment[]): readonly string[] {
  const services = new Map<string, readonly string[]>();
  for (const { text, service } of appointments.toSorted((one, other) => one.at.localeCompare(other.at)))
    services.set(text, [...(services.get(text) ?? []), service]);
  return [...services].map(([text, names]) => `${text} (${names.join(", ")})`);
}

/** Names the booked visits of a technician, or says that there are none. */
export function visits(context: BotContext): readonly MessageContent[] {
  const { tenant, chat, origin } = context;
  const link = botLink(`${origin}/service/myServices`, "Usługi");
  const booked = [...findVisits(tenant.db, chat.account, tenant.now())].map(([productId, slot]) => ({
    at: slotIdOf(slot),
    text: `${formatPolishDay(slot.day)} między ${visitHours(slot)}`,
    service: nameOf(context, productId),
  }));
  if (booked.length === 0)
    return [
      botMessage("Nie masz umówionej wizyty technika. Umówisz ją w usługach, w szczegółach tej, której dotyczy."),
      link,
    ];
  const times = appointmentTexts(booked).join(", a potem ");
  return [botMessage(`Technik przyjedzie ${times}. Termin zmienisz albo odwołasz w szczegółach usługi.`), link];
}

/** Names the days of the arranged moves, or says that there are none. */
export function moves(context: BotContext): readonly MessageContent[] {
  const { tenant, chat, origin } = context;
  const arranged = [...findMoves(tenant.db, chat.account, tenant.today())].map(
    ([productId, { plannedFor, newAddress }]) => ({
      at: plannedFor,
      text: `${formatPolishDay(plannedFor)}, pod adres ${newAddress}`,
      service: nameOf(context, productId),
    }),
  );
  if (arranged.length === 0)
    return [
      botMessage("Nie masz zaplanowanej przeprowadzki usług. Zgłoś ją co najmniej 5 dni wcześniej."),
      botLink(`${origin}/faq?question=przeprowadzka`, "Jak przenieść usługi"),
    ];
  const days = appointmentTexts(arranged).join(", a potem na ");
  return [
    botMessage(`Przeprowadzka jest zaplanowana na ${days}. Dzień zmienisz w szczegółach usługi.`),
    botLink(`${origin}/service/myServices`, "Usługi"),
  ];
}
