import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";
import { firstDayOfOrdered } from "./start-due-products.ts";
import type { FormerProduct } from "./termination.repository.ts";

/** Status of a part that never began: the portal hides it, and no invoice charges it. */
const NEVER_BEGAN = "RESIGNED";

const isOrdered = ({ status }: JsonRecord): boolean => status === "ORDERED";

/** Returns true for a product that runs or is ordered. */
export const isOpenProduct = (product: JsonRecord): boolean =>
  isOrdered(product) || RUNNING_STATUSES.has(product["status"]);

/** Returns a product with each of its parts changed; the same object if no part changes. */
function withParts(product: JsonRecord, change: (part: JsonRecord) => JsonRecord): JsonRecord {
  const parts = recordsIn(product["childrenList"]);
  const changed = parts.map(change);
  return changed.every((part, index) => part === parts[index]) ? product : { ...product, childrenList: changed };
}

/** Returns the last day of a part of a product that ends on `endsOn`; an empty text if it is not known. */
function partEnd({ contractEnd }: JsonRecord, endsOn: IsoDay): IsoDay {
  const own = jsonText(contractEnd);
  return own !== "" && (own < endsOn || endsOn === "") ? own : endsOn;
}

/** Returns the parts of a product after its last day: none runs on, and an ordered one never begins. */
export const withEndedParts = (product: JsonRecord, endsOn: IsoDay): JsonRecord =>
  withParts(product, (part) => (isOpenProduct(part) ? endedProduct(part, partEnd(part, endsOn)) : part));

/** Returns a product after its last day, with its parts, and with its options turned off. */
export function endedProduct(product: JsonRecord, endsOn: IsoDay): JsonRecord {
  const startsAfter = endsOn !== "" && jsonText(product["contractStart"]) > endsOn;
  if (isOrdered(product) || startsAfter) return { ...product, status: NEVER_BEGAN };
  const options = recordsIn(product["servicesList"]).map(({ description, ...option }) => ({
    ...option,
    // Of an option that is being turned on, the description says how long that takes.
    ...(description !== undefined && option["status"] !== "pending" && { description }),
    status: "inactive",
  }));
  return {
    ...withEndedParts(product, endsOn),
    status: "TERMINATED",
    ...(endsOn !== "" && { contractEnd: endsOn }),
    ...(options.length > 0 && { servicesList: options }),
  };
}

/** Returns a part of a product whose contract ends on `endsOn`; an ordered one that begins later never begins. */
function endingPart(part: JsonRecord, endsOn: IsoDay): JsonRecord {
  if (!isOpenProduct(part)) return part;
  const ending = { ...withEndingParts(part, endsOn), contractEnd: partEnd(part, endsOn) };
  if (!isOrdered(part)) return { ...ending, status: "DURING_RESIGNATION" };
  return firstDayOfOrdered(part) > endsOn ? { ...part, status: NEVER_BEGAN } : ending;
}

/** Sets the last day of the parts of a product whose contract ends on `endsOn`. */
export const withEndingParts = (product: JsonRecord, endsOn: IsoDay): JsonRecord =>
  withParts(product, (part) => endingPart(part, endsOn));

/** Returns status and last day of a product and of its parts, by id. */
export function formerStates(product: JsonRecord): readonly (readonly [string, FormerProduct])[] {
  const { productId, status, contractEnd } = product;
  const state = { status: jsonText(status), contractEnd: typeof contractEnd === "string" ? contractEnd : null };
  return [
    [jsonText(productId), state],
    ...recordsIn(product["childrenList"]).filter(isOpenProduct).flatMap(formerStates),
  ];
}

/** Restores the parts of a product whose termination is revoked. */
export const withResumedParts = (product: JsonRecord, former: JsonRecord): JsonRecord =>
  withParts(product, (part) => {
    const state = former[jsonText(part["productId"])];
    return isJsonRecord(state) ? { ...withResumedParts(part, former), ...state } : part;
  });
