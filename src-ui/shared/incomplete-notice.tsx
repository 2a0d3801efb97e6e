import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "./shared.texts.ts";

export interface IncompleteNoticeProps {
  /** Data of which parts could not be read; `undefined` when they are complete. */
  readonly data: { readonly isReloading: boolean; reload(): void } | undefined;
}

/** Notice above data of which parts could not be read, with a retry button; nothing for complete data (ENT-03). */
export function IncompleteNotice({ data }: IncompleteNoticeProps) {
  if (data === undefined) return null;
  const retry = (
    <Button saves={false} size="s" busy={data.isReloading} busyLabel={t("retrying")} onClick={() => data.reload()}>
      {t("retry")}
    </Button>
  );
  return (
    <Banner tone="notice" title={t("incomplete")} action={retry}>
      {t("incompleteText")}
    </Banner>
  );
}
