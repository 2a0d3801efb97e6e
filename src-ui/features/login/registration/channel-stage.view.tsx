import "#ui/design-system/forms/choice-cards.css";
import { ArrowLeft, Mail, Smartphone } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { CodeChannel, RegisterStage } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import type { StageProps } from "./register.view.tsx";
import { t } from "./registration.texts.ts";
import { RegistrationProblemBanner } from "./registration-problem-banner.view.tsx";

const ICONS = { sms: Smartphone, email: Mail } as const;

/** Stage to choose the channel of the code, with masked addresses known to the server. */
export function ChannelStage({
  state,
  stage,
  registration,
  onBack,
}: StageProps<Extract<RegisterStage, { readonly kind: "channel" }>>) {
  const [first] = stage.addresses;
  const [picked, choose] = useState<CodeChannel | undefined>(stage.chosen);
  // A phone number that the server rejected for SMS is no longer offered.
  const chosen = stage.addresses.find(({ channel }) => channel === picked)?.channel ?? first?.channel ?? "sms";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input:checked")?.focus(), [stage.addresses]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.chooseChannel(chosen);
  };
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate ref={form}>
        <RegistrationProblemBanner failureReason={state.failureReason} problemText={registration.problemText} />
        {/* Markup of the design system's `Choices`; importing it would split its chunk from the first pages */}
        <div className="choices" role="radiogroup" aria-label={t("channel.heading")}>
          {stage.addresses.map(({ channel, address }) => (
            <label className="choice" key={channel}>
              <input
                type="radio"
                name="channel"
                value={channel}
                checked={channel === chosen}
                onChange={() => choose(channel)}
              />
              <span>
                {t(`channel.${channel}`)} <small>{address}</small>
              </span>
              <Icon of={ICONS[channel]} />
            </label>
          ))}
        </div>
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("channel.busy")}
        >
          {t("channel.submit")}
        </Button>
      </form>
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
