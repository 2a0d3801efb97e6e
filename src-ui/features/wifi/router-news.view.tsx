import "./wifi.css";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { InSight } from "#ui/shared/in-sight.tsx";
import type { FrequencyErrors, PendingState, WifiWish } from "#domain/wifi/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { withoutOrphans } from "#ui/shared/texts/orphans.ts";
import type { RouterProblem } from "./router.model.ts";
import { t, frequencyName } from "./wifi.texts.ts";

export interface NewsModel {
  readonly problem: RouterProblem | undefined;
  readonly elsewhere: readonly FrequencyErrors[];
  readonly store: {
    readonly pending: PendingState;
    readonly block: "pending" | "offline" | undefined;
    askAgain(): Promise<void>;
    read(): Promise<void>;
  };
}

/** What became of the last change, and why nothing can be changed now (DEV-01). */
export const RouterNews = observer(function RouterNews({
  model: { problem, elsewhere, store },
}: {
  readonly model: NewsModel;
}) {
  const { pending, block } = store;
  return (
    <>
      {problem !== undefined && (
        <InSight key={problem}>
          <Problem problem={problem} elsewhere={elsewhere} />
        </InSight>
      )}
      {pending.kind === "waiting" && (
        <InSight>
          <Banner
            tone={pending.isOffline ? "notice" : "info"}
            title={t(
              pending.isOffline
                ? "waiting.offline"
                : pending.wish === undefined
                  ? "waiting.another"
                  : `waiting.${pending.wish.kind}`,
            )}
          >
            {t(pending.isOffline ? "waiting.offlineText" : "waiting.text")}
          </Banner>
        </InSight>
      )}
      {pending.kind === "overdue" && (
        <Banner
          tone="notice"
          title={t("overdue.title")}
          action={<Ask ask={() => store.askAgain()} label={t("overdue.ask")} />}
        >
          {t(pending.isOffline ? "overdue.offlineText" : "overdue.text")}
        </Banner>
      )}
      {pending.kind === "done" && pending.wish.kind !== "defaults" && (
        <Banner tone="good" title={doneTitle(pending.wish)}>
          {t(`done.${pending.wish.kind}Text`)}
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
          action={<Ask ask={() => store.read()} label={t("offline.ask")} />}
        >
          {t("offline.text")}
        </Banner>
      )}
    </>
  );
});

function doneTitle(wish: Exclude<WifiWish, { readonly kind: "defaults" }>): string {
  if (wish.kind === "parameters") return t("done.parameters");
  return t(wish.enabled ? "done.on" : "done.off", { name: frequencyName(wish.frequencyType) });
}

function Problem({
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
                {t("error.line", { name: frequencyName(frequencyType), parameter: name, error: withoutOrphans(error) })}
              </span>
            )),
          )}
    </Banner>
  );
}

/** A button that is busy for as long as it is asked. */
function Ask({ ask, label }: { readonly ask: () => Promise<void>; readonly label: string }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <Button size="s" busy={busy} busyLabel={t("asking")} onClick={() => void press()}>
      {label}
    </Button>
  );
}
