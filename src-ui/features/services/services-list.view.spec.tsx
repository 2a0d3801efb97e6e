// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NOTHING_UPCOMING } from "#test/mothers/upcoming.mother.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { anAddress, aProduct, day, TODAY, zloty } from "#test/mothers/index.ts";
import { ReportedServicesContext } from "#ui/shared/reported-services-context.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { ServiceSearchViewModel } from "./service-search.view-model.ts";
import { type ServicesList, ServicesListView } from "./services-list.view.tsx";

afterEach(cleanup);

const HERE = { key: "A-1", address: anAddress(), products: [aProduct()], monthly: zloty("69.00") };
const LIST: ServicesList = {
  locations: [HERE],
  found: [HERE],
  categories: undefined,
  services: 7,
  addresses: 2,
  monthly: zloty("282.70"),
  later: zloty("282.70"),
  isLaterWithoutEnding: false,
  hasOtherOrders: false,
  ending: [],
  moveMessage: undefined,
  upcoming: NOTHING_UPCOMING,
  hasWaitingOffer: false,
  hasRequests: true,
  hasMobileData: false,
};

function show(list: AsyncSection<ServicesList>, incomplete?: IncompleteData, areOrdersPending = false): void {
  const model = { today: TODAY, list, incomplete, areOrdersPending, search: new ServiceSearchViewModel() };
  render(<ServicesListView model={model} />);
}

const showing = (changes: Partial<ServicesList>): void =>
  show({ status: "ready", incomplete: undefined, value: { ...LIST, ...changes } });

/** Finds a sentence, with no-break spaces treated as spaces. */
const findSentence = (text: string) => screen.queryByText((content) => unjoinedText(content) === text);

describe("the list of services", () => {
  it("(part of NAV-24) waits with the services for the orders above them, at most a second", () => {
    vi.useFakeTimers();
    show({ status: "ready", incomplete: undefined, value: LIST }, undefined, true);
    expect(screen.queryAllByRole("link")).toEqual([]);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryAllByRole("link")).toHaveLength(1);
    vi.useRealTimers();
  });

  it("(part of REQ-41) says in the row of a service that its problem is reported", () => {
    const product = (productId: string) => aProduct({ productId, productInfo: "1000 Mb/s" });
    const location = { ...HERE, products: [product("P-1"), product("P-2")] };
    const value = { ...LIST, locations: [location], found: [location] };
    const list = { status: "ready", incomplete: undefined, value } as const;
    const model = { today: TODAY, list, incomplete: undefined, areOrdersPending: false };
    render(
      <ReportedServicesContext value={new Set(["P-2"])}>
        <ServicesListView model={{ ...model, search: new ServiceSearchViewModel() }} />
      </ReportedServicesContext>,
    );
    expect(
      screen.getAllByText(/1000 Mb\/s/u).map(({ parentElement }) => unjoinedText(parentElement?.textContent)),
    ).toEqual(["1000 Mb/s", "1000 Mb/s · zgłoszony problem"]);
  });

  it("[SERV-08] shows the sum of today, and the later one when ordered services are missing in it", () => {
    showing({ services: 7, addresses: 2, monthly: zloty("223.70"), later: zloty("282.70") });
    const sums = "dziś razem 223,70 zł miesięcznie, a po uruchomieniu zamówionych 282,70 zł.";
    expect(findSentence(`7 usług pod 2 adresami, ${sums}`)).toBeTruthy();
    cleanup();
    showing({ monthly: zloty("223.70"), later: zloty("253.70"), isLaterWithoutEnding: true });
    const both = "a po uruchomieniu zamówionych i wyłączeniu kończących się 253,70 zł.";
    expect(findSentence(`7 usług pod 2 adresami, dziś razem 223,70 zł miesięcznie, ${both}`)).toBeTruthy();
    cleanup();
    showing({ monthly: zloty("223.70"), later: zloty("282.70"), hasOtherOrders: true });
    const today = "7 usług pod 2 adresami, dziś razem 223,70 zł miesięcznie, nie licząc zamówień w realizacji.";
    expect(findSentence(today)).toBeTruthy();
  });

  it("[SERV-08] names below the sum what ends and when, also if nothing is ordered", () => {
    const charge = (name: string, endsOn?: string) => ({
      productId: name,
      name,
      endsOn: endsOn === undefined ? undefined : day(endsOn),
    });
    const sentence = () => unjoinedText(screen.queryByText(/co się kończy/u)?.textContent);
    showing({});
    expect(sentence()).toBe("");
    cleanup();
    showing({ ending: [charge("Internet", "2026-12-31"), charge("Telefon")] });
    expect(sentence()).toBe(
      "W tej kwocie jest też to, co się kończy: Internet (do 31-12-2026), Telefon (ostatniego dnia nie znamy).",
    );
    cleanup();
    showing({ ending: ["1", "2", "3", "4"].map((name) => charge(name, "2026-12-31")) });
    expect(sentence()).toMatch(/3 \(do 31-12-2026\) i inne\.$/u);
    cleanup();
    showing({ monthly: undefined, ending: [charge("Internet", "2026-12-31")] });
    expect(sentence()).toBe("");
  });

  it.each([
    [1, 1, "1 usługa pod jednym adresem, razem 282,70 zł miesięcznie."],
    [3, 1, "3 usługi pod jednym adresem, razem 282,70 zł miesięcznie."],
    [7, 2, "7 usług pod 2 adresami, razem 282,70 zł miesięcznie."],
    [22, 5, "22 usługi pod 5 adresami, razem 282,70 zł miesięcznie."],
    [112, 22, "112 usług pod 22 adresami, razem 282,70 zł miesięcznie."],
    [2, 0, "2 usługi, razem 282,70 zł miesięcznie."],
  ])("shows the total of %i services at %i addresses", (services, addresses, sentence) => {
    showing({ services, addresses });
    expect(findSentence(sentence)).toBeTruthy();
  });

  it("[PROD-01] shows a card for each address, whose services link to their details", () => {
    const locations = [HERE, { ...HERE, key: "A-2", address: anAddress({ street: "ul. Sychty" }) }];
    showing({ locations, found: locations });
    const regions = screen.getAllByRole("region");
    expect(
      regions.map((location) => unjoinedText(within(location).getByRole("heading", { level: 2 }).textContent)),
    ).toEqual(["ul. gen. Władysława Andersa 14 m. 8", "ul. Sychty 14 m. 8"]);
    expect(screen.getAllByRole("link", { name: /Internet światłowodowy/ })[0]?.getAttribute("href")).toBe(
      "/service/myServices/P-1",
    );
  });

  it("shows the operator's text about moving services", () => {
    showing({ moveMessage: "Zadzwoń, przeniesiemy usługi." });
    expect(screen.getByText(/Zadzwoń, przeniesiemy usługi\./)).toBeTruthy();
  });

  it("[SERV-10] shows an empty state without services, with a link to an offer, else to a call", () => {
    const nothing = { locations: [], services: 0, addresses: 0, monthly: ZERO };
    showing(nothing);
    expect(screen.getByRole("heading", { name: "Nie masz jeszcze żadnych usług" })).toBeTruthy();
    expect(unjoinedText(screen.getByRole("link").textContent)).toBe("Zamów rozmowę o usługach");
    expect(screen.queryByText(/razem/)).toBeNull();
    cleanup();
    showing({ ...nothing, hasRequests: false });
    expect(screen.queryByRole("link"), "requests are closed to the customer").toBeNull();
    cleanup();
    showing({ ...nothing, hasWaitingOffer: true });
    expect(screen.getByRole("link", { name: "Zobacz ofertę" }).getAttribute("href")).toBe("/service/yourOffer");
  });

  it("keeps the title of the list of services while loading", () => {
    show({ status: "loading" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Usługi");
    expect(screen.getByText("Wczytujemy usługi")).toBeTruthy();
  });

  it("shows the skeleton of services after a failure, until the route shows the error page", () => {
    show({ status: "failed", retrying: false, cause: "connection", retry: () => undefined });
    expect(screen.getByText("Wczytujemy usługi")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("[ENT-03] shows neither a sum nor empty services when parts of them could not be read", () => {
  const data = { isReloading: false, reload: vi.fn() };
  const value = { ...LIST, locations: [], services: 0, addresses: 0, monthly: undefined };
  show({ status: "ready", incomplete: undefined, value }, data);
  expect(screen.queryByText(/Nie masz jeszcze żadnych usług|miesięcznie/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(data.reload).toHaveBeenCalledOnce();
});
