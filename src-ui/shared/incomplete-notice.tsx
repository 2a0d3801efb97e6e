import { RefreshCw } from "lucide-react";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { t } from "./shared.texts.ts";

/** Notice above data of which parts could not be read, with a retry button; nothing for complete data (ENT-03). */
export function IncompleteNotice({ data }: { readonly data: IncompleteData | undefined }) {
  if (data === undefined) return null;
  const retry = (
    <Button
      saves={false}
      size="s"
      icon={RefreshCw}
      busy={data.isReloading}
      busyLabel={t("retrying")}
      onClick={() => data.reload()}
    >
      {t("retry")}
    </Button>
  );
  return (
    <Banner tone="notice" title={t("incomplete")} action={retry}>
      {t("incompleteText")}
    </Banner>
  );
}
