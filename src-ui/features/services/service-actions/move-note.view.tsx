import { observer } from "#ui/shared/observer.ts";
import { moveBeforeVisit } from "#domain/products/visit-address.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { MoveBeforeVisitText } from "../move-before-visit.view.tsx";
import { t } from "../services.texts.ts";
import { formatOnDay } from "./format-on-visit.ts";
import type { VisitViewModel } from "./visit.view-model.ts";

/** Says before a booking on which day the service moves (VISIT-10); `day`: chosen day of the visit. */
export const MoveNote = observer(function MoveNote({
  model: { moveOn, helpLine },
  day,
}: {
  readonly model: VisitViewModel;
  readonly day: WarsawDate | undefined;
}) {
  if (moveOn === undefined) return null;
  const moved = day && moveBeforeVisit({ day, address: undefined }, moveOn);
  return (
    <p role="status">
      {moved === undefined ? (
        t("visit.moves", { day: formatOnDay(moveOn) })
      ) : (
        <MoveBeforeVisitText move={moved} helpLine={helpLine} />
      )}
    </p>
  );
});
