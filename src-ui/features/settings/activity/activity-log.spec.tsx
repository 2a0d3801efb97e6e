// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { AccountActivity } from "#domain/settings/index.ts";
import { succeed, succeedIncomplete, type Instant } from "#domain/shared-kernel/index.ts";
import { fakeActivityLog } from "#test/fakes/fake-activity-log.ts";
import { anActivity, zloty } from "#test/mothers/index.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { AsyncSectionModel } from "#ui/stores/async-section.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { ActivityCard } from "./activity-card.view.tsx";
import { ActivityLogViewModel } from "./activity-log.view-model.ts";
import { ActivityPageView } from "./activity-page.view.tsx";
import { DisownDialog } from "./disown-dialog.view.tsx";

afterEach(cleanup);

const DAY_MS = 86_400_000;
const NOON: Instant = Date.parse("2026-11-20T12:00:00+01:00");
const PASSWORD = anActivity({ activityId: "2", group: "security", kind: "password-changed", text: "Zmieniono hasło" });
const PAYMENT = anActivity({
  activityId: "3",
  at: NOON - 30 * DAY_MS,
  group: "payment",
  kind: "payment-confirmed",
  channel: "system",
  device: undefined,
  address: undefined,
  town: undefined,
  amount: zloty("119.98"),
});

function openPage(activities: readonly AccountActivity[], pageSize = 50) {
  const log = fakeActivityLog(activities, pageSize);
  const model = new ActivityLogViewModel(log);
  model.start();
  const disowned: AccountActivity[] = [];
  render(<ActivityPageView model={model} onDisown={(activity) => disowned.push(activity)} />);
  return { log, disowned, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("page of the activity log", () => {
  it("[ACT-03] lists activities by month, and those of one group on demand", async () => {
    const { user } = openPage([anActivity(), PASSWORD, PAYMENT]);
    expect(await screen.findByRole("region", { name: "Listopad 2026" })).toBeDefined();
    const october = screen.getByRole("region", { name: "Październik 2026" });
    expect(within(october).getAllByRole("listitem")).toHaveLength(1);
    expect(rows()).toEqual([
      "Logowanie20-11-2026 08:12, Firefox, Windows, Gdynia, 203.0.113.24To nie ja",
      "Zmiana hasła20-11-2026 08:12, Firefox, Windows, Gdynia, 203.0.113.24To nie ja",
      "Płatność przyjęta119,98 zł21-10-2026 13:00, automatycznie",
    ]);
    await user.selectOptions(screen.getByLabelText("Pokaż"), "security");
    await screen.findByText("1 zdarzenie");
    expect(rows()).toEqual([expect.stringContaining("Zmiana hasła")]);
  });

  it("(part of ACT-03) appends older pages, and keeps the list when they fail to load", async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      anActivity({ activityId: String(index), at: NOON - index * DAY_MS }),
    );
    const { log } = openPage(many, 2);
    await screen.findByText("2 zdarzenia");
    log.script.failNext("load", { kind: "unreachable" });
    await press("Pokaż wcześniejsze");
    expect(await screen.findByText("Nie udało się pobrać wcześniejszych.")).toBeDefined();
    expect(rows()).toHaveLength(2);
    await press("Spróbuj ponownie");
    expect(await screen.findByText("4 zdarzenia")).toBeDefined();
    await press("Pokaż wcześniejsze");
    expect(await screen.findByText("5 zdarzeń")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Pokaż wcześniejsze" })).toBeNull();
  });

  it("(part of CALL-20) offers to ask again for the activities after ten seconds", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const log = fakeActivityLog();
    log.script.hold("load");
    const model = new ActivityLogViewModel(log);
    model.start();
    render(<ActivityPageView model={model} onDisown={() => undefined} />);
    act(() => void vi.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(log.script.calls).toEqual(["load", "load"]);
  });

  it("(part of ACT-03) shows a failure with a retry, and calls only a complete list empty", async () => {
    const log = fakeActivityLog();
    log.script.failNext("load", { kind: "unreachable" });
    const model = new ActivityLogViewModel(log);
    model.start();
    render(<ActivityPageView model={model} onDisown={() => undefined} />);
    expect(screen.getByText("Pobieramy aktywność na koncie")).toBeDefined();
    expect(await screen.findByText("Nie udało się pobrać aktywności na koncie")).toBeDefined();
    await press("Spróbuj ponownie");
    expect(await screen.findByText("Nic tu nie ma")).toBeDefined();
  });

  it("(part of ACT-03) says that the list is incomplete, and reads all of it again", async () => {
    let isComplete = false;
    const page = { activities: [anActivity()], nextCursor: undefined };
    const model = new ActivityLogViewModel({
      load: async () => (isComplete ? succeed(page) : succeedIncomplete({ ...page, activities: [] }, ["activities"])),
    });
    model.start();
    render(<ActivityPageView model={model} onDisown={() => undefined} />);
    const retry = await screen.findByRole("button", { name: "Spróbuj ponownie" });
    expect(screen.queryByText("Nic tu nie ma")).toBeNull();
    isComplete = true;
    await userEvent.click(retry);
    expect(await screen.findByText("1 zdarzenie")).toBeDefined();
  });
});

it("[ACT-01] shows the provider's text for an activity of an unknown kind, with its detail", async () => {
  const activities = [
    anActivity({ kind: "other", group: undefined, text: "Posadzono drzewo", detail: "dąb", channel: undefined }),
  ];
  const value = new AsyncValue(async () => succeed({ activities, nextCursor: undefined }));
  await value.load();
  const { section } = new AsyncSectionModel({ needs: [value], read: () => value.known, load: () => value.load() });
  render(<ActivityCard section={section} onDisown={() => undefined} />);
  expect(rows()).toEqual(["Posadzono drzewo: dąb20-11-2026 08:12, Firefox, Windows, Gdynia, 203.0.113.24"]);
});

describe("an activity of a stranger", () => {
  const dialogOf = (activity: AccountActivity, onPassword: () => void, onPasskeys?: () => void) => (
    <DisownDialog
      activity={activity}
      helpNumber={{ number: "58 300 70 00", dial: "+48583007000" }}
      onPassword={onPassword}
      onPasskeys={onPasskeys}
      onClose={() => undefined}
    />
  );

  it('[ACT-04] leads from "To nie ja" to a new password and to the phone number', async () => {
    const { disowned, user } = openPage([PASSWORD]);
    await user.click(await screen.findByRole("button", { name: /^To nie ja: Zmiana hasła, .*08:12$/u }));
    expect(disowned).toEqual([PASSWORD]);
    let opened = 0;
    render(dialogOf(PASSWORD, () => (opened += 1)));
    expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
    await user.click(screen.getByRole("button", { name: "Zmień hasło" }));
    expect(opened).toBe(1);
  });

  it("(part of A11Y-01) marks the time in the dialog, so that enlarged text does not break it", () => {
    const { container } = render(dialogOf(PASSWORD, () => undefined));
    expect(container.querySelector("time")?.dateTime).toBe(new Date(PASSWORD.at).toISOString());
  });

  it("(part of ACT-04) leads to the passkeys and promises no account without strangers", async () => {
    let shown = 0;
    const { rerender } = render(
      dialogOf(
        PASSWORD,
        () => undefined,
        () => (shown += 1),
      ),
    );
    expect(screen.queryByText(/nikt obcy/u)).toBeNull();
    expect(screen.getByText(/Sprawdź też klucze dostępu i usuń te, których nie znasz/u)).toBeDefined();
    await userEvent.setup().click(screen.getByRole("button", { name: "Pokaż klucze dostępu" }));
    expect(shown).toBe(1);
    rerender(dialogOf(PASSWORD, () => undefined));
    expect(screen.queryByRole("button", { name: "Pokaż klucze dostępu" })).toBeNull();
  });

  it("(part of ACT-04) (part of CALL-12) offers no new password where the provider changes none", () => {
    render(
      <UnavailableFeaturesContext value={new Set(["passwordChange"])}>
        {dialogOf(PASSWORD, () => undefined)}
      </UnavailableFeaturesContext>,
    );
    expect(screen.queryByRole("button", { name: "Zmień hasło" })).toBeNull();
    expect(screen.getByRole("link", { name: "58 300 70 00" })).toBeDefined();
  });
});
