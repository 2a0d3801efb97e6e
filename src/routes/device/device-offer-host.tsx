import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef, useState } from "react";
import { deviceOfferOf } from "#domain/device/device-offer.ts";
import { DeviceOfferBar } from "#ui/shell/device-offer/device-offer-bar.view.tsx";
import { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { WelcomeStore } from "#ui/stores/site-content/welcome.store.ts";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";
import { useCookieChoice } from "../use-cookie-choice.ts";

/**
 * Offers the login by finger or face, and notifications, on the start page after the first login in the app, until the
 * customer answers (APP-02). Not over the cookie question or the greeting. Requires the contexts `device` and
 * `settings`.
 */
export const DeviceOfferHost = observer(function DeviceOfferHost() {
  const { root } = useService(tokens.APP).container;
  const devices = useService(tokens.MOBILE_DEVICES_PORT);
  const { content } = useService(tokens.SITE_CONTENT_STORE);
  const marks = useService(tokens.WELCOME_MARKS_PORT);
  const memory = root.get(tokens.DEVICE_MEMORY_PORT);
  const [model] = useState(
    () =>
      new ThisDeviceStore({
        bridge: root.get(tokens.NATIVE_BRIDGE_PORT),
        registration: root.get(tokens.DEVICE_REGISTRATION_PORT),
        memory,
        idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
        devices,
        changed: () => undefined,
      }),
  );
  const [welcome] = useState(() => new WelcomeStore(content, marks));
  const [isAnswered, setAnswered] = useState(() => memory.read().isOfferAnswered === true);
  const wasShown = useRef(false);
  const isCookieAnswered = useCookieChoice() !== undefined;
  useEffect(() => {
    if (!isAnswered) void model.refresh();
  }, [model, isAnswered]);
  const offer = model.facts === undefined ? undefined : deviceOfferOf(model.facts);
  const isUsed = model.facts !== undefined && offer === undefined && wasShown.current;
  useEffect(() => {
    if (isUsed) memory.write({ ...memory.read(), isOfferAnswered: true });
  }, [isUsed, memory]);
  const isShown = !isAnswered && offer !== undefined && isCookieAnswered && welcome.due === undefined;
  useEffect(() => {
    if (isShown) wasShown.current = true;
  }, [isShown]);
  if (!isShown) return null;
  const { runningChange, problem } = model;
  const close = (): void => {
    memory.write({ ...memory.read(), isOfferAnswered: true });
    setAnswered(true);
  };
  return (
    <DeviceOfferBar
      offer={offer}
      busy={runningChange === "biometric" ? "biometry" : runningChange === "push" ? "push" : undefined}
      problem={problem === undefined ? undefined : problem === "declined" ? "declined" : "problem"}
      onBiometry={() => void model.turnOn("biometric")}
      onPush={() => void model.allowPush()}
      onClose={close}
    />
  );
});
