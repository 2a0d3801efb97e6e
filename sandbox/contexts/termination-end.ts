import { nextWorkingDay, workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { jsonText } from "#kit/json.ts";
import type { DatabaseSync } from "node:sqlite";
import type { ReturnedEquipment, TerminationEndValues } from "../language/outbox-texts.ts";
import { chargedPriceOn } from "./charged-lines.ts";
import { servicesThatContinue } from "./services-that-continue.ts";
import { contractEquipment } from "./contract-equipment.ts";
import { ordersAfterTermination } from "./orders-after-termination.ts";
import { contractProducts } from "./terminated-contracts.ts";
import { revocableUntil, type StoredTermination } from "./termination.repository.ts";

/** Days after the last day of a contract until its devices are returned, or until the next working day. */
export const RETURN_DAYS = 14;

/** Place to which devices are returned. */
export const RETURN_TO = "Salon Główne Miasto, ul. Długa 41/42, 80-831 Gdańsk";

/** Days after a termination until the end of the contract is confirmed at the latest, on a working day. */
const CONFIRMATION_LIMIT_DAYS = 14;

/** Returns the devices of a contract to return after `endsOn`; `undefined` without one. */
export function returnedEquipment(
  db: DatabaseSync,
  account: string,
  { contractNumber, endsOn }: Pick<StoredTermination, "contractNumber" | "endsOn">,
): ReturnedEquipment | undefined {
  const devices = contractEquipment(db, account, contractNumber)
    .filter(({ after }) => after === "return")
    .map(({ name, unreturnedCharge }) => ({
      name: jsonText(name),
      unreturnedCharge: typeof unreturnedCharge === "number" ? unreturnedCharge : undefined,
    }));
  if (devices.length === 0) return undefined;
  return { devices, by: workdayFrom(addCalendarDays(endsOn, RETURN_DAYS)), place: RETURN_TO };
}

/** Returns what follows from a termination. `isConfirmed`: the end of the contract was confirmed. */
export function terminationEndOf(
  db: DatabaseSync,
  account: string,
  termination: Pick<StoredTermination, "contractNumber" | "submitted" | "endsOn" | "cost">,
  isConfirmed: boolean,
): TerminationEndValues {
  const { contractNumber, submitted, endsOn, cost } = termination;
  const sentOn = submitted.slice(0, 10);
  return {
    endsOn,
    cost,
    monthlyFee: contractProducts({ db }, account, contractNumber).reduce(
      (sum, product) => sum + chargedPriceOn(product, sentOn),
      0,
    ),
    confirmedBy: isConfirmed ? undefined : nextWorkingDay(addCalendarDays(sentOn, CONFIRMATION_LIMIT_DAYS - 1)),
    revocableUntil: revocableUntil(termination),
    equipment: returnedEquipment(db, account, termination),
    orders: ordersAfterTermination(db, account, termination),
    continuing: servicesThatContinue(db, account, { on: sentOn, endsOn }),
  };
}
