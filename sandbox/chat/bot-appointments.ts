import { findMoves } from "../contexts/move.repository.ts";
import { findProduct, shownName } from "../contexts/product.repository.ts";
import { findVisits, slotIdOf, visitHours } from "../contexts/visit.repository.ts";
import type { BotContext } from "./bot-finance.ts";
import { botLink, botMessage, botTextsOf } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Returns the name by which the customer sees a service. */
function nameOf({ tenant, chat }: BotContext, productId: string): string {
  return shownName(findProduct(tenant.db, chat.account, productId) ?? {});
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
  const texts = botTextsOf(chat);
  const booked = [...findVisits(tenant.db, chat.account, tenant.now())].map(([productId, slot]) => {
    const { from, to } = visitHours(slot);
    return { at: slotIdOf(slot), text: texts.visitTime(slot.day, from, to), service: nameOf(context, productId) };
  });
  return [
    botMessage(booked.length === 0 ? texts.noVisits() : texts.visits(appointmentTexts(booked))),
    botLink(`${origin}/service/myServices`, texts.links.services),
  ];
}

/** Names the days of the arranged moves, or says that there are none. */
export function moves(context: BotContext): readonly MessageContent[] {
  const { tenant, chat, origin } = context;
  const texts = botTextsOf(chat);
  const arranged = [...findMoves(tenant.db, chat.account, tenant.today())].map(
    ([productId, { plannedFor, newAddress }]) => ({
      at: plannedFor,
      text: texts.moveDay(plannedFor, newAddress),
      service: nameOf(context, productId),
    }),
  );
  if (arranged.length === 0)
    return [botMessage(texts.noMoves()), botLink(`${origin}/faq?question=przeprowadzka`, texts.moveHelp())];
  return [
    botMessage(texts.moves(appointmentTexts(arranged))),
    botLink(`${origin}/service/myServices`, texts.links.services),
  ];
}
