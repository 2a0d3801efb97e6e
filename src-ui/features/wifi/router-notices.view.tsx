import "./wifi.css";
import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { ScrollIntoView } from "#ui/shared/scroll-into-view.tsx";
import type { FrequencyErrors, PendingChangeState, RouterChangeRequest } from "#domain/wifi/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { RouterProblem } from "./router.view-model.ts";
import { t, frequencyName } from "./wifi.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

export interface RouterNoticesViewState {
  readonly problem: RouterProblem | undefined;
  readonly elsewhere: readonly FrequencyErrors[];
  readonly store: {
    readonly pending: PendingChangeState;
    readonly block: "pending" | "offline" | undefined;
    checkAgain(): Promise<void>;
    read(): Promise<void>;
  };
}

/** Result of the last change, and the reason why changes are blocked (DEV-01). */
export const RouterNotices = observer(function RouterNotices({
  model: { problem, elsewhere, store },
}: {
  readonly model: RouterNoticesViewState;
}) {
  const { pending, block } = store;
  return (
    <>
      {problem !== undefined && (
        <ScrollIntoView key={problem}>
          <RouterProblemBanner problem={problem} elsewhere={elsewhere} />
        </ScrollIntoView>
      )}
      {pending.kind === "waiting" && (
        <ScrollIntoView>
          <Banner
            tone={pending.isOffline ? "notice" : "info"}
            title={t(
              pending.isOffline
                ? "waiting.offline"
                : pending.request === undefined
                  ? "waiting.another"
                  : `waiting.${pending.request.kind}`,
            )}
          >
            {t(pending.isOffline ? "waiting.offlineText" : "waiting.text")}
          </Banner>
        </ScrollIntoView>
      )}
      {pending.kind === "overdue" && (
        <Banner
          tone="notice"
          title={t("overdue.title")}
          action={<PollButton ask={() => store.checkAgain()} label={t("overdue.ask")} />}
        >
          {t(pending.isOffline ? "overdue.offlineText" : "overdue.text")}
        </Banner>
      )}
      {pending.kind === "done" && pending.request.kind !== "defaults" && (
        <Banner tone="good" title={doneTitle(pending.request)}>
          {t(`done.${pending.request.kind}Text`)}
        </Banner>
      )}
      {pending.kind === "ended" && (
        <Banner
          tone={pending.isOffline ? "notice" : "info"}
          title={t(pending.isOffline ? "ended.offline" : "ended.title")}
        >
          {t(pending.isOffline ? "ended.offlineText" : "ended.text")}
        </Banner>
      )}
      {pending.kind === "undone" && (
        <Banner tone="bad" live="alert" title={t(pending.isOffline ? "undone.offline" : "undone.title")}>
          {t(pending.isOffline ? "undone.offlineText" : "undone.text")}
        </Banner>
      )}
      {pending.kind === "idle" && block === "offline" && (
        <Banner
          tone="notice"
          live="none"
          title={t("offline.title")}
          action={<PollButton ask={() => store.read()} label={t("offline.ask")} />}
        >
          {t("offline.text")}
        </Banner>
      )}
    </>
  );
});

function doneTitle(request: Exclude<RouterChangeRequest, { readonly kind: "defaults" }>): string {
  if (request.kind === "parameters") return t("done.parameters");
  return t(request.enabled ? "done.on" : "done.off", { name: frequencyName(request.frequencyType) });
}

function RouterProblemBanner({
  problem,
  elsewhere,
}: {
  readonly problem: RouterProblem;
  readonly elsewhere: readonly FrequencyErrors[];
}) {
  return (
    <Banner tone="bad" live="alert" title={t(`problem.${problem}`)}>
      {elsewhere.length === 0
        ? t(`problem.${problem}.text`)
        : elsewhere.flatMap(({ frequencyType, errors }) =>
            errors.map(({ name, error }, at) => (
              <span key={`${frequencyType} ${at}`} className="banner__line">
                <TextWithPolish
                  t={t}
                  of="error.line"
                  params={{ name: frequencyName(frequencyType) }}
                  parts={{ parameter: name, error }}
                />
              </span>
            )),
          )}
    </Banner>
  );
}

/** Button that is busy while its request runs. */
function PollButton({ ask, label }: { readonly ask: () => Promise<void>; readonly label: string }) {
  const [busy, setBusy] = useState(false);
  const clickButton = async () => {
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <Button saves={false} size="s" busy={busy} busyLabel={t("asking")} onClick={() => void clickButton()}>
      {label}
    </Button>
  );
}
