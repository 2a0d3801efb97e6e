import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

const SROKA = "oferty.sroka";

const offerField = (customer: EffectCustomer, offerId: string, field: string): Promise<readonly string[]> =>
  customer.readAll("getSalesOfferHistory", `e:offers/e:item[e:offerId='${offerId}']/e:${field}`);

/** Effects of the operations for offers and onboarding. */
export const OFFER_EFFECTS = {
  getSalesOfferHistory: {
    effect: "returns the offer as accepted",
    changedBy: "answerMatter",
    observe: (customer) => offerField(customer, "118402", "status"),
    before: ["0"],
    change: async (customer) => {
      const token = customer.sentToken("/offer/offerAccept");
      await customer.call("answerMatter", `<token>${token}</token><answer>ACCEPT</answer>`);
      return ["1"];
    },
  },
  getExtendOffer: {
    effect: "returns no offer",
    changedBy: "respondToSaleOffer",
    login: SROKA,
    observe: (customer) => customer.readAll("getExtendOffer", "e:offer/e:offerId"),
    before: ["121006"],
    change: async (customer) => {
      await customer.call("respondToSaleOffer", "<offerId>121006</offerId><answer>2</answer>");
      return [];
    },
  },
  showIsobarEvent: {
    effect: "stores the time",
    seenThrough: "the database",
    login: "isobar.wilga",
    observe: async ({ tenant }) => tenant.db.prepare("SELECT account_number FROM isobar_shown").all().length,
    before: 0,
    change: async (customer) => {
      await customer.call("showIsobarEvent", "<event>SHOWN</event>");
      return 1;
    },
  },
  registerTemporaryMarketingConsent: {
    effect: "asks for the consent no longer",
    seenThrough: "getSalesOfferHistory",
    login: SROKA,
    observe: (customer) => offerField(customer, "121002", "consentNeeded"),
    before: ["true"],
    change: async (customer) => {
      await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
      return [];
    },
  },
  continueSalesProcess: {
    effect: "returns the offer as open",
    seenThrough: "getSalesOfferHistory",
    login: SROKA,
    observe: (customer) => offerField(customer, "121004", "status"),
    before: ["3"],
    change: async (customer) => {
      await customer.call("continueSalesProcess", "<offerId>121004</offerId>");
      return ["0"];
    },
  },
  respondToSaleOffer: {
    effect: "returns the time of the call",
    seenThrough: "getSalesOfferHistory",
    observe: (customer) => offerField(customer, "118402", "contactTimeSpan"),
    before: [],
    change: async (customer) => {
      await customer.call(
        "respondToSaleOffer",
        "<offerId>118402</offerId><activityId>ACT-118402</activityId><answer>3</answer>" +
          "<contactChoice>1</contactChoice><contactTimeSpan>12-16</contactTimeSpan>",
      );
      return ["12-16"];
    },
  },
  getOnboardingtData: {
    effect: "lists the task no longer",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getOnboardingtData", "e:events/e:item[e:eventName='setTheme']/e:eventSet"),
    before: ["true"],
    change: (customer) => {
      customer.changeRows("DELETE FROM onboarding_event WHERE name = 'setTheme' AND account_number = '4127830'");
      return [];
    },
  },
  saveOnboardingtData: {
    effect: "returns the last day of the task",
    seenThrough: "getOnboardingtData",
    observe: (customer) =>
      customer.readAll("getOnboardingtData", "e:events/e:item[e:eventName='setTheme']/e:expirationDate"),
    before: ["04-06-2027"],
    change: async (customer) => {
      await customer.call(
        "saveOnboardingtData",
        "<eventName>setTheme</eventName><expirationDate>16-09-2027</expirationDate>",
      );
      return ["16-09-2027"];
    },
  },
} satisfies Partial<OperationEffects>;
