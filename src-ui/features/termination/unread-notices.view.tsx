import { observer } from "#ui/shared/observer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { NoticeMessages } from "./notice-messages.ts";
import { t } from "./termination.texts.ts";

/** Says that unread messages may exclude the end before changed terms that the page offers (TERMS-40). */
export const UnreadNotices = observer(function UnreadNotices({ notices }: { readonly notices: NoticeMessages }) {
  return (
    <Banner
      tone="notice"
      live="none"
      title={t("unreadNotices.title")}
      action={
        <Button
          saves={false}
          size="s"
          busy={notices.isRetrying}
          busyLabel={t("unreadNotices.reading")}
          onClick={() => void notices.retry()}
        >
          {t("unreadNotices.read")}
        </Button>
      }
    >
      {t("unreadNotices.text")}
    </Banner>
  );
});
