import "./chat.css";
import { History } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { canStartChat, CHAT_START_TOPICS, type ChatTopic } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { OutageBanners } from "#ui/shared/outage-banners.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { t } from "./chat.texts.ts";
import { HoursView } from "./hours.view.tsx";

const topicOf = (text: string): ChatTopic | "" => CHAT_START_TOPICS.find((topic) => topic === text) ?? "";

/**
 * Start form, below current outages and above the opening hours, which may make a chat unnecessary (CHAT-06, CHAT-17).
 */
export const StartView = observer(function StartView({ model }: { readonly model: ChatViewModel }) {
  const {
    form,
    state,
    outages: { section: outages },
  } = model;
  useEffect(() => {
    if (form === undefined) model.openForm();
  }, [form, model]);
  if (form === undefined) return null;
  const errorOf = (field: "email" | "topic" | "phone"): string | undefined => {
    const violation = form.violationOf(field);
    return violation === undefined ? undefined : messageOf(violation);
  };
  const isReady = canStartChat(state);
  return (
    <div className="chat__page">
      <IncompleteNotice data={outages.status === "ready" ? outages.incomplete : undefined} />
      {outages.status === "ready" && <OutageBanners outages={outages.value} />}
      {outages.status === "failed" && (
        <Banner
          tone="notice"
          title={t("start.outagesFailed")}
          action={
            <Button
              saves={false}
              size="s"
              busy={outages.retrying}
              busyLabel={t("start.outagesAgain")}
              onClick={outages.retry}
            >
              {t("chat.errors.retry")}
            </Button>
          }
        />
      )}
      {state.unsent.length > 0 && <Banner tone="info" title={t("start.unsent")} />}
      <h3 tabIndex={-1}>{t("start.title")}</h3>
      <p className="muted">{t("start.lead")}</p>
      {state.formerChats.length > 0 && (
        <Button
          size="s"
          variant="quiet"
          icon={History}
          onClick={() => model.dependencies.store.dispatch({ kind: "history-pressed" })}
          {...trackedAs("chat-history")}
        >
          {t("history.title")}
        </Button>
      )}
      <SubmitForm submit={() => (isReady ? form.submit() : Promise.resolve(undefined))}>
        <TextField
          label={t("start.email")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={form.form.email}
          error={errorOf("email")}
          onValue={(value) => form.set("email", value)}
          onBlur={() => form.leave("email")}
        />
        <SelectField
          label={t("start.topic")}
          name="topic"
          value={form.form.topic}
          error={errorOf("topic")}
          onValue={(value) => form.set("topic", topicOf(value))}
          onBlur={() => form.leave("topic")}
        >
          <option value="">{t("start.choose")}</option>
          {CHAT_START_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`start.topic.${topic}`)}
            </option>
          ))}
        </SelectField>
        <MaskedField
          label={t("start.phone")}
          optional={t("start.optional")}
          name="phone"
          mask={phoneMask}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={form.form.phone}
          error={errorOf("phone")}
          onValue={(value) => form.set("phone", value)}
          onBlur={() => form.leave("phone")}
        />
        <Button
          saves={false}
          type="submit"
          variant="primary"
          busy={!isReady}
          busyLabel={t("start.connecting")}
          {...trackedAs("chat-start")}
        >
          {t("start.send")}
        </Button>
      </SubmitForm>
      <HoursView helpLines={model.helpLines} now={model.now} />
    </div>
  );
});
