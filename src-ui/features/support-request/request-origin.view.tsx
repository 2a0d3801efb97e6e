import { observer } from "#ui/shared/observer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import type { RequestOrigin } from "./support-address.ts";
import { t } from "./support.texts.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface RequestOriginProps {
  readonly model: Pick<SupportViewModel, "subjectOf">;
  readonly about: RequestOrigin;
}

/** Names what the new request will be about (REQ-04, REQ-11, REQ-26). */
export const RequestOriginBanner = observer(function RequestOriginBanner({ model, about }: RequestOriginProps) {
  const subject = model.subjectOf(about);
  if (subject === undefined) return null;
  return (
    <Banner tone="info" live="none" title={subject.title}>
      <TextWithPolish t={t} {...subject.text} />
    </Banner>
  );
});
