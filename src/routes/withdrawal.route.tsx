import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { visibleContact } from "#domain/contact/visible-contact.ts";
import { lacksDeadlineSource } from "#domain/deadlines/deadline-sources.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { servicesOfNumber } from "#domain/products/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { settlementDay, withdrawalAnswerDay, type WithdrawalTerms } from "#domain/withdrawal/index.ts";
import { terminationLink } from "#domain/termination/termination-link.ts";
import { contractEnding } from "#domain/withdrawal/contract-ending.ts";
import { withdrawableContracts } from "#domain/withdrawal/withdrawable-contracts.ts";
import { withdrawalSubject } from "#domain/withdrawal/withdrawal-subject.ts";
import { withdrawalCost, type WithdrawableContracts } from "#domain/withdrawal/withdrawal-cost.ts";
import { WithdrawalScreen, type WithdrawalScreenProps } from "#ui/features/withdrawal/withdrawal.screen.tsx";
import { WithdrawalView } from "#ui/features/withdrawal/withdrawal.view.tsx";
import type { WithdrawalCustomer, WithdrawalDependencies } from "#ui/features/withdrawal/withdrawal-dependencies.ts";
import type { UnsavedForm } from "#ui/shared/forms/unsaved-changes.ts";
import type { App } from "../boot/app.ts";
import { SALES_STORE, WITHDRAWALS_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";
import { useService, useServices } from "../container/use-service.tsx";
import { useOperatorContact } from "./operator-contact-provider.tsx";
import { LoggedInElsewhere } from "./logged-in-elsewhere.tsx";
import { fileSaverWithToast } from "./save-file.ts";
import { useReviewStep } from "./use-review-step.ts";
import { useWithdrawalDays } from "./withdrawal-rule-provider.tsx";
import { isConsumer } from "#domain/account/client.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["forms", "sales", "withdrawal"] as const;

const DEPENDENCIES = { withdrawals: tokens.WITHDRAWAL_PORT, idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT } as const;

/** Name of the draft of the form. */
const DRAFT = "withdrawal";

/** Screen at `/withdrawal?number=…`, for guests and customers (WITHDRAW-01). */
export const Component = observer(function WithdrawalRoute() {
  const { legalName } = useService(tokens.BRAND);
  const app = useService(tokens.APP);
  const isLoggedIn = useService(tokens.SESSION_STORE).current !== undefined;
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const [contact, days] = [useOperatorContact(), useWithdrawalDays()];
  const home = { href: pathTo(isLoggedIn ? "index" : "login"), loggedIn: isLoggedIn };
  const page = {
    company: legalName,
    contact,
    days,
    home,
    isBusiness: isBusinessOf(app),
    notice: <LoggedInElsewhere />,
  };
  return unavailable.has("withdrawal") ? (
    <WithdrawalView model={undefined} {...page} />
  ) : (
    <Screen isLoggedIn={isLoggedIn} page={page} />
  );
});

interface ScreenProps {
  readonly isLoggedIn: boolean;
  readonly page: Omit<WithdrawalScreenProps, "dependencies" | "watch" | "history">;
}

function Screen({ isLoggedIn, page }: ScreenProps) {
  const services = useServices(DEPENDENCIES);
  const app = useService(tokens.APP);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const { search } = useLocation();
  const { days } = page;
  const [dependencies] = useState((): WithdrawalDependencies => {
    const save = fileSaverWithToast(app.container);
    return {
      ...services,
      store: app.container.account?.get(WITHDRAWALS_STORE),
      draft: drafts.of(DRAFT),
      // The draft of the form has the page.
      stepDraft: drafts.of(`${DRAFT}.step`, () => undefined),
      customer: isLoggedIn ? () => customerOf(app) : undefined,
      contractNumber: new URLSearchParams(search).get("number") || undefined,
      costOf: isLoggedIn
        ? (number, day) => withdrawalCost(number, contractsOf(app), termsOf(app, days, day))
        : undefined,
      subjectOf: isLoggedIn ? (number) => withdrawalSubject(number, contractsOf(app), todayOf(app), days) : undefined,
      returnBy: () => settlementDay(todayOf(app)),
      answerBy: () => answerDayOf(app),
      terminationOf: (number) => terminationHrefOf(app, number),
      endingOf: (number) => contractEnding(number, contractsOf(app).products, todayOf(app)),
      choices: isLoggedIn ? () => withdrawableContracts(contractsOf(app), termsOf(app, days)) : undefined,
      onWithdrawn: () => reloadContracts(app),
      saveText: (name, text) => save(name, "text/plain;charset=utf-8", text),
    };
  });
  useEffect(() => loadOrders(app), [app]);
  const history = useReviewStep();
  const watch = useCallback((form: UnsavedForm) => unsaved.watch(form), [unsaved]);
  return <WithdrawalScreen dependencies={dependencies} watch={watch} history={history} {...page} />;
}

/**
 * Returns name and e-mail address of the customer, as far as they have loaded and may be shown (ACC-10, ACC-14). The
 * name is that of the client, not the label by which the session distinguishes its accounts.
 */
function customerOf({ container: { account } }: App): WithdrawalCustomer {
  const client = account?.get(tokens.CLIENT_STORE).data.known?.client;
  const contact = account?.get(tokens.CONTACT_STORE).data.known;
  const person = [client?.firstName, client?.lastName].filter((part) => part !== undefined).join(" ");
  const named = person === "" ? client?.companyName : person;
  const name = client?.rodo.personalData === true ? undefined : named;
  const email = contact && visibleContact(contact, client).mainEmail;
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) };
}

/** Returns the services and orders of the customer that have loaded. */
function contractsOf({ container: { account } }: App): WithdrawableContracts {
  const products = account?.get(tokens.CLIENT_STORE).data.known?.products;
  const orders = account?.get(SALES_STORE).offers.known;
  const hasOrders = account !== undefined && !lacksDeadlineSource("orders", account.get(tokens.NAVIGATION_STORE));
  const isComplete = products !== undefined && (orders !== undefined || !hasOrders);
  return { products: products ?? [], orders: orders ?? [], isComplete };
}

/** Returns true for the account of a company; false for a guest and until the data have loaded. */
function isBusinessOf({ container: { account } }: App): boolean {
  const client = account?.get(tokens.CLIENT_STORE).data.known?.client;
  return client !== undefined && !isConsumer(client);
}

const todayOf = ({ container: { root } }: App): WarsawDate => root.get(tokens.TODAY_STORE).today;

/** Returns the terms of a withdrawal on `day`, today unless given. */
function termsOf(app: App, days: number, day?: WarsawDate): WithdrawalTerms {
  const client = app.container.account?.get(tokens.CLIENT_STORE).data.known?.client;
  return { isConsumer: client && isConsumer(client), today: day ?? todayOf(app), days };
}

/** Returns the last day of the answer to a statement that is sent today and checked. */
function answerDayOf({ container: { root } }: App): WarsawDate {
  const { legal } = root.get(tokens.PORTAL_SETTINGS);
  return withdrawalAnswerDay(root.get(tokens.TODAY_STORE).today, legal?.withdrawalAnswerWorkingDays);
}

/**
 * Returns the address where the contract of a number can be terminated, unless it already is; for that of an unknown
 * service the contracts.
 */
function terminationHrefOf({ container: { account } }: App, number: string): string | undefined {
  if (account === undefined) return undefined;
  const { closedPages } = account.get(tokens.NAVIGATION_STORE);
  if (closedPages.has("termination")) return undefined;
  const [product] = servicesOfNumber(account.get(tokens.CLIENT_STORE).data.known?.products ?? [], number);
  if (product === undefined) return pathTo(closedPages.has("agreements") ? "myServices" : "agreements");
  return terminationLink(product) === "terminate" ? pathTo("termination", product.productId) : undefined;
}

/** Loads the orders of a customer who may see them: a statement may name the number of an order. */
function loadOrders({ container: { account } }: App): void {
  if (account === undefined || lacksDeadlineSource("orders", account.get(tokens.NAVIGATION_STORE))) return;
  void account.get(SALES_STORE).offers.refresh();
}

/** Loads services and orders again, those that pages have read: a withdrawal changes them. */
function reloadContracts({ container: { account } }: App): void {
  if (account === undefined) return;
  void account.get(tokens.CLIENT_STORE).data.reload();
  void account.get(tokens.OFFERS_STORE).history.reload();
  const { offers } = account.get(SALES_STORE);
  if (offers.known !== undefined) void offers.reload();
}
