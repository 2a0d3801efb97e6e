import { parseWireDay } from "#domain/shared-kernel/index.ts";
import type { Appointments } from "#domain/products/appointment.ts";
import type { TvChannel } from "#domain/products/channels.ts";
import type { MobileParameter, MobileState } from "#domain/products/mobile.ts";
import type { ServiceMove } from "#domain/products/service-move.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodeBookedVisit, decodeVisitSlot } from "./decode-visit.ts";

/** Decodes a channel; `undefined` without a number or a name. */
export function decodeChannel(item: Fields): TvChannel | undefined {
  const number = item.whole("number");
  const name = item.optionalText("name");
  if (number === undefined || name === undefined) return undefined;
  return {
    number,
    name,
    genre: item.optionalText("genre"),
    packageName: item.optionalText("packageName"),
    hd: item.flag("hd"),
  };
}

/** Decodes a move; `undefined` without its list of days. Unreadable days are left out. */
export function decodeServiceMove(data: Fields): ServiceMove | undefined {
  const days = data.texts("days")?.flatMap((text) => parseWireDay(text.trim()) ?? []);
  if (days === undefined) return undefined;
  return { plannedFor: data.parsed("plannedFor", parseWireDay), newAddress: data.optionalText("newAddress"), days };
}

/** Decodes visits; `undefined` without the list of slots. */
export function decodeAppointments(data: Fields): Appointments | undefined {
  const slots = data.list("slots", decodeVisitSlot);
  if (slots === undefined) return undefined;
  return { booked: data.decodeChild("booked", decodeBookedVisit), slots, costs: data.optionalText("costs") };
}

function decodeParameter(item: Fields): MobileParameter | undefined {
  const parameter = item.optionalText("parameter");
  const value = item.optionalFlag("value");
  if (parameter === undefined || value === undefined) return undefined;
  return {
    parameter,
    value,
    description: item.optionalText("description") ?? parameter,
    editable: item.flag("editable"),
    costs: item.optionalText("costs"),
  };
}

const stateOf = (text: string | undefined): MobileState["state"] =>
  text === "active" || text === "blocked" ? text : "unknown";
/** Returns an amount; `undefined` if it is negative. */
const amount = (value: number | undefined): number | undefined =>
  value === undefined || value < 0 ? undefined : value;

/** Decodes a mobile number; `undefined` without its list of settings. */
export function decodeMobileState(data: Fields): MobileState | undefined {
  const parameters = data.list("parameters", decodeParameter);
  if (parameters === undefined) return undefined;
  return {
    state: stateOf(data.optionalText("state")),
    number: data.optionalText("number"),
    dataLimit: amount(data.whole("dataLimit")),
    dataUsed: amount(data.whole("dataUsed")),
    parameters,
  };
}
