import type { MoveBeforeVisit } from "#domain/products/visit-address.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./services.texts.ts";

/** Says that the service moves before a visit, or on its day, and where to (VISIT-10). */
export function MoveBeforeVisitText({ move: { isSameDay, newAddress } }: { readonly move: MoveBeforeVisit }) {
  if (newAddress === undefined) return t(isSameDay ? "visit.moves" : "visit.moved");
  return <TextWithPolish t={t} of={isSameDay ? "visit.movesTo" : "visit.movedTo"} parts={{ address: newAddress }} />;
}
