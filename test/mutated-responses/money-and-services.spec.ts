import { beforeEach, describe, expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapFinanceAdapter } from "#adapters/soap/finance/soap-finance.adapter.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { useSynchronousDigest } from "#test/faults/use-synchronous-digest.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { DuePanelViewModel } from "#ui/features/invoices/due-panel.view-model.ts";
import { FinancialAccount } from "#ui/features/invoices/financial-account.ts";
import { DueViewModel } from "#ui/features/home/due.view-model.ts";
import { ServicesCardViewModel } from "#ui/features/home/services-card.view-model.ts";
import { ServiceSearchViewModel } from "#ui/features/services/service-search.view-model.ts";
import { ServicesListViewModel } from "#ui/features/services/services-list.view-model.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import { unchangedResponse, type MutatedResponse } from "./mutate-response.ts";
import { classifyReading, exampleOf, gatewayWith, readResponse, type Verdict } from "./read-responses.ts";
import { tryMutations } from "./try-mutations.ts";
import { fakeUpcomingStores } from "#test/fakes/fake-offers.ts";

/** Mutations of each operation in a usual run; `npm run proof` tries 10,000. */
const USUAL_RUNS = 150;

/** Operations whose responses the pages below show. */
const OPERATIONS = ["getClientFinancialEntries", "getClientData"] as const;

const NAVIGATION: Pick<NavigationStore, "access"> = { access: undefined };

/** Statements of home and the pages of invoices and services about money and services; `undefined`: none. */
interface Claims {
  readonly homeDue: unknown;
  readonly homeYear: unknown;
  readonly invoicesDue: unknown;
  readonly hasNoInvoices: true | undefined;
  readonly monthly: unknown;
  readonly hasNoServices: true | undefined;
  readonly homeServiceCount: number | undefined;
  readonly serviceCount: number | undefined;
}

/** Loads the pages from a server that responds with these documents, and returns what they claim. */
async function readPages(documents: ReadonlyMap<string, string>): Promise<Claims> {
  const gateway = gatewayWith(
    (request) => [...documents].find(([operation]) => request.includes(`<${operation} `))?.[1] ?? "",
    () => undefined,
  );
  const today = new TodayStore(movableClock());
  const finance = new FinanceStore(new SoapFinanceAdapter(gateway));
  const client = new ClientStore(new SoapAccountAdapter(gateway));
  const home = new DueViewModel({ finance, client, today });
  const { offers, clock } = fakeUpcomingStores();
  const homeServices = new ServicesCardViewModel({ client, navigation: NAVIGATION, today, offers }, clock);
  const services = new ServicesListViewModel(
    { client, navigation: NAVIGATION, today, offers, clock },
    new ServiceSearchViewModel(),
  );
  const account = new FinancialAccount(finance, today);
  const payments = new OpenPaymentsStore(new SoapOpenPaymentsAdapter(gateway));
  const invoices = new DuePanelViewModel({ client, account, pending: { loadedPayments: payments.payments.known } });
  await Promise.all([finance.entries.load(), client.data.load()]);

  const panel = home.due.status === "ready" ? home.due.value : undefined;
  const due = account.isKnown && invoices.due.kind !== "unknown" ? invoices.due : undefined;
  const list = services.list.status === "ready" ? services.list.value : undefined;
  const isComplete = services.incomplete === undefined;
  const card = homeServices.services?.status === "ready" ? homeServices.services.value : undefined;
  return {
    homeDue: panel === undefined || panel.dueStatus.kind === "unknown" ? undefined : panel.dueStatus,
    homeYear: panel?.year,
    invoicesDue: due,
    hasNoInvoices: (due !== undefined && account.isEmpty) || undefined,
    monthly: list?.monthly,
    hasNoServices: (isComplete && list?.locations.length === 0) || undefined,
    homeServiceCount: homeServices.incomplete === undefined ? card?.count : undefined,
    serviceCount: isComplete ? list?.services : undefined,
  };
}

/** True if every claim of the page is also one of the truth. */
const isTrue = (claims: Claims, truth: Claims): boolean =>
  Object.entries(claims).every(
    ([name, claim]) =>
      claim === undefined || Object.entries(truth).some(([other, known]) => other === name && same(claim, known)),
  );

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe.each(OPERATIONS)("money and services after mutated responses of %s", (operation) => {
  beforeEach(useSynchronousDigest);

  it("[ENT-03] claims nothing false about the balance, the invoices and the services", async () => {
    const whole = new Map(OPERATIONS.map((name) => [name, unchangedResponse(name, exampleOf(name))] as const));
    const truth = await readPages(whole);
    expect(truth).toMatchObject({ homeDue: { kind: "owed" }, invoicesDue: { kind: "owed" }, monthly: 22_370 });
    const example = await readResponse(operation, whole.get(operation) ?? "");
    const verdictOf = async (mutated: MutatedResponse): Promise<Verdict | "silent" | "true"> => {
      const verdict = classifyReading(operation, example, mutated, await readResponse(operation, mutated.document));
      // Another response that the contract allows is another truth.
      if (verdict === "other") return verdict;
      const claims = await readPages(new Map([...whole, [operation, mutated.document]]));
      return isTrue(claims, truth) ? "true" : "silent";
    };
    expect(await tryMutations({ operation, level: "pages", usualRuns: USUAL_RUNS }, verdictOf)).toEqual([]);
  });
});
