import "./chat.css";
import { History } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import { canStartChat, CHAT_START_TOPICS, type ChatTopic } from "#domain/chat/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { OutageBanners } from "#ui/shared/outage-banners.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { ChatViewModel } from "./chat.view-model.ts";
import { EmailField } from "#ui/shared/email-field/email-field.tsx";
import { t } from "./chat.texts.ts";
import { HoursSummary } from "./hours.view.tsx";
import type { StartForm } from "./start-form.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

const topicOf = (text: string): ChatTopic | "" => CHAT_START_TOPICS.find((topic) => topic === text) ?? "";

/**
 * Start form, below opening hours and current outages, which may make a chat unnecessary (CHAT-06, CHAT-17). Asks only
 * for what is not known (CHAT-20).
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
  const isReady = canStartChat(state);
  return (
    <div className="chat__page chat__page--form">
      <HoursSummary helpLines={model.helpLines} now={model.now} />
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
      <div className="chat__start-head">
        <h3 tabIndex={-1}>{t("start.title")}</h3>
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
      </div>
      <p className="muted">
        {t(model.helpLines.length === 0 || model.isAnyHelpLineOpen ? "start.lead" : "start.leadClosed")}
      </p>
      <SubmitForm submit={() => (isReady ? form.submit() : Promise.resolve(undefined))}>
        <SelectField
          label={t("start.topic")}
          name="topic"
          value={form.form.topic}
          error={errorOf(form, "topic")}
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
        {model.contactMode === "known" ? (
          <KnownContact form={form} model={model} />
        ) : (
          <ContactFields form={form} takesFocus={model.contactMode === "edited"} />
        )}
        <div className="chat__submit">
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
        </div>
      </SubmitForm>
    </div>
  );
});

function errorOf(form: FormModel<StartForm>, field: "email" | "topic" | "phone"): string | undefined {
  const violation = form.violationOf(field);
  return violation === undefined ? undefined : messageOf(violation, t(`start.missing.${field}`));
}

/** Contact data that the operator already knows, with a button to change them. */
const KnownContact = observer(function KnownContact({
  form: {
    form: { email, phone },
  },
  model,
}: {
  readonly form: FormModel<StartForm>;
  readonly model: ChatViewModel;
}) {
  return (
    <div className="chat__known">
      <p className="small">
        {t("start.known")}{" "}
        <strong>
          {breakableEmails(phone === "" ? email : t("start.both", { email, phone: phone.replaceAll("-", " ") }))}
        </strong>
      </p>
      <Button
        size="s"
        variant="quiet"
        aria-label={`${t("start.change")}: ${t("start.knownData")}`}
        onClick={() => model.editContact()}
        {...trackedAs("chat-edit-contact")}
      >
        {t("start.change")}
      </Button>
    </div>
  );
});

/** `takesFocus`: the customer pressed the button that the fields replace. */
const ContactFields = observer(function ContactFields({
  form,
  takesFocus,
}: {
  readonly form: FormModel<StartForm>;
  readonly takesFocus: boolean;
}) {
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) address.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <EmailField
        ref={address}
        label={t("start.email")}
        name="email"
        value={form.form.email}
        error={errorOf(form, "email")}
        onValue={(value) => form.set("email", value)}
        onBlur={() => form.leave("email")}
      />
      <MaskedField
        label={t("start.phone")}
        optional={t("start.optional")}
        name="phone"
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.form.phone}
        error={errorOf(form, "phone")}
        onValue={(value) => form.set("phone", value)}
        onBlur={() => form.leave("phone")}
      />
    </>
  );
});
