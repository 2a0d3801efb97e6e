import { use, type ReactNode } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { helpLineLink } from "./contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "./contact-ways/operator-contact.ts";
import { t } from "./shared.texts.ts";

export interface IncompleteNoticeProps {
  /** Data that could not be read completely or again; `undefined` when they are complete and current. */
  readonly data:
    | {
        readonly isReloading: boolean;
        readonly isOutdated?: boolean;
        readonly isLasting?: boolean;
        reload(): void;
      }
    | undefined;
  /** Sentence that names what could not be read completely. */
  readonly missing?: ReactNode;
}

/**
 * Notice above data of which parts could not be read (ENT-03) or that could not be refreshed (NAV-30), with a retry
 * button; after a retry with the same result it names whom to ask. Nothing for complete and current data.
 */
export function IncompleteNotice({ data, missing }: IncompleteNoticeProps) {
  if (data === undefined) return null;
  const retry = (
    <Button saves={false} size="s" busy={data.isReloading} busyLabel={t("retrying")} onClick={() => data.reload()}>
      {t("retry")}
    </Button>
  );
  if (data.isOutdated === true)
    return (
      <Banner tone="notice" title={t("outdated")} action={retry}>
        {t("outdatedText")}
      </Banner>
    );
  return (
    <Banner tone="notice" title={t("incomplete")} action={retry}>
      {missing !== undefined && <>{missing} </>}
      {t("incompleteText")}
      {data.isLasting === true && (
        <>
          {" "}
          <AskForMissing />
        </>
      )}
    </Banner>
  );
}

/** Sentence that says whom to ask about data that a retry does not bring either. */
function AskForMissing() {
  const phone = helpLineLink(use(OperatorContactContext));
  return phone === undefined ? (
    t("incompleteAsk")
  ) : (
    <>
      {t("incompleteCall")} {phone}
    </>
  );
}
