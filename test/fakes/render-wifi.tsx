import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { WifiDevice } from "#domain/wifi/index.ts";
import { Drafts } from "#domain/drafts/index.ts";
import { UnsavedChanges } from "#ui/shared/forms/unsaved-changes.ts";
import { WifiViewModel } from "#ui/features/wifi/wifi.view-model.ts";
import type { SuspendedService } from "#ui/stores/products/suspended-services.ts";
import { WifiScreen } from "#ui/features/wifi/wifi.screen.tsx";
import { siteContent } from "#test/mothers/index.ts";
import { aWifi, aWifiDevice } from "#test/mothers/wifi.mother.ts";
import { fakeDrafts } from "./fake-drafts.ts";
import { fakeWifi, type FakeRouter } from "./fake-wifi.ts";
import { movableClock } from "./movable-clock.ts";

export const HOME_ROUTER: FakeRouter = { device: aWifiDevice({ serviceKey: "home" }), known: aWifi() };
export const COTTAGE: FakeRouter = {
  device: aWifiDevice({ serviceKey: "cottage", city: "Żukowo", deviceType: "router WB-5G200" }),
  known: aWifi({ status: "offline", connectedDevices: [] }),
};
/** Returns the text of the page with normal spaces. */
export const pageText = (): string => unjoinedText(document.body.textContent);

const fetchPicture = () =>
  Promise.resolve(({ text: code, label }: { readonly text: string; readonly label: string }) => (
    <img alt={label} src={`data:,${encodeURIComponent(code)}`} />
  ));

interface RenderWifiOptions {
  readonly routers?: readonly FakeRouter[];
  readonly at?: string;
  readonly street?: string;
  /** Returns the ids of the services in their order. */
  readonly serviceIds?: () => readonly string[];
  readonly suspended?: SuspendedService;
  /** Reason why the service of a router does not work. */
  readonly suspensionOf?: (device: WifiDevice) => SuspendedService | undefined;
  readonly content?: Readonly<Record<string, string>>;
  readonly prepare?: (port: ReturnType<typeof fakeWifi>) => void;
}

/** Renders the Wi-Fi screen over fake routers, with a movable clock. */
export function renderWifi({
  routers = [HOME_ROUTER, COTTAGE],
  at,
  street,
  serviceIds = () => [],
  suspended,
  suspensionOf = () => undefined,
  content = {},
  prepare,
}: RenderWifiOptions = {}) {
  const port = fakeWifi(routers);
  prepare?.(port);
  const clock = movableClock();
  const draftStorage = fakeDrafts();
  const drafts = new Drafts(draftStorage, clock);
  drafts.open("9001/4127830");
  const unsaved = new UnsavedChanges();
  let ids = 0;
  const make = () =>
    new WifiViewModel({
      port,
      clock,
      idempotencyKeys: { next: () => `intent-number-${(ids += 1)}` },
      draftOf: (key) => drafts.of(`wifi.${key}`),
      serviceIds,
    });
  const chosen: string[] = [];
  const draw = (model: WifiViewModel) =>
    render(
      <WifiScreen
        model={model}
        serviceKey={at}
        isContentPending={false}
        content={siteContent(content)}
        streetOf={() => street}
        suspended={suspended}
        suspensionOf={suspensionOf}
        watchForm={(form) => unsaved.watch(form)}
        onChoose={(key) => void chosen.push(key)}
        fetchPicture={fetchPicture}
      />,
    );
  const first = make();
  let drawn = draw(first);
  return {
    port,
    clock,
    draftStorage,
    unsaved,
    chosen,
    again: (model = make()) => {
      drawn.unmount();
      drawn = draw(model);
    },
    model: first,
  };
}

export const findNetwork = (name: RegExp) => screen.findByRole("region", { name });
export const NETWORK_2_4_GHZ = /^Sieć 2,4.GHz$/;
export const NETWORK_5_GHZ = /^Sieć 5.GHz$/;
/** Types into a field of a network. */
export async function type(frequency: RegExp, label: string, value: string) {
  const field = within(await findNetwork(frequency)).getByLabelText(new RegExp(`^${label} \\(Sieć`));
  await userEvent.clear(field);
  if (value !== "") await userEvent.type(field, value);
}
export const clickButton = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const SAVE_BUTTON_NAME = /^Zapisz i.połącz ponownie$/;
/** Saves the changes and confirms the dialog. */
export async function save() {
  await clickButton(SAVE_BUTTON_NAME);
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: SAVE_BUTTON_NAME }));
}
