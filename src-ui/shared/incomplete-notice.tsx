import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "./shared.texts.ts";

export interface IncompleteNoticeProps {
  /** Data that could not be read completely or again; `undefined` when they are complete and current. */
  readonly data: { readonly isReloading: boolean; readonly isOutdated?: boolean; reload(): void } | undefined;
}

/**
 * Notice above data of which parts could not be read (ENT-03) or that could not be refreshed (NAV-30), with a retry
 * button; nothing for complete and current data.
 */
export function IncompleteNotice({ data }: IncompleteNoticeProps) {
  if (data === undefined) return null;
  const retry = (
    <Button saves={false} size="s" busy={data.isReloading} busyLabel={t("retrying")} onClick={() => data.reload()}>
      {t("retry")}
    </Button>
  );
  return (
    <Banner tone="notice" title={t(data.isOutdated === true ? "outdated" : "incomplete")} action={retry}>
      {t(data.isOutdated === true ? "outdatedText" : "incompleteText")}
    </Banner>
  );
}
