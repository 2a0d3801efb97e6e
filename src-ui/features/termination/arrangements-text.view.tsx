import type { Arrangements } from "#domain/termination/arrangements.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./termination.texts.ts";

interface ArrangementsTextProps {
  readonly arrangements: Arrangements;
  /** Last day of the contract. */
  readonly endsOn: WarsawDate;
}

/** Consequences of a termination for a move, a visit and ordered services (TERM-39). Nothing without them. */
export function ArrangementsText({ arrangements: { moveOn, visitOn, ordered }, endsOn }: ArrangementsTextProps) {
  return (
    <>
      {moveOn !== undefined && (
        <p>{t(moveOn > endsOn ? "arranged.moveLost" : "arranged.move", { day: formatDate(moveOn) })}</p>
      )}
      {visitOn !== undefined && (
        <p>{t(visitOn > endsOn ? "arranged.visitLost" : "arranged.visit", { day: formatDate(visitOn) })}</p>
      )}
      {ordered.length > 0 && (
        <p>
          <TextWithPolish t={t} of="arranged.ordered" parts={{ names: <ServiceNames of={ordered} /> }} />
        </p>
      )}
    </>
  );
}
