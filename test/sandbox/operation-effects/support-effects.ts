import { sessionOfToken } from "#sandbox/contexts/chat-token.ts";
import type { OperationEffects } from "./operation-effects.ts";
import type { EffectCustomer } from "./effect-customer.ts";

const FILE = "7c1d5e92-0f4b-4a86-9d23-8b6e5f4a3c21";
const ANSWERS =
  "<formId>FAULT</formId><answers><item><name>service</name><value>4127830-02</value></item>" +
  "<item><name>problem</name><value>DROPS</value></item>" +
  "<item><name>text</name><value>Internet rozłącza się co kilka minut.</value></item></answers>";
const MESSAGE = "4127830-00001";
const COMPLAINT = "e:submissions/e:item[e:formId='COMPLAINT']/e:state";

const messageRead = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getClientMessages", `e:messages/e:item[e:clientMessageId='${MESSAGE}']/e:read`);

/** Effects of the operations for requests, messages, outages and the chat. */
export const SUPPORT_EFFECTS = {
  getContactFormDefinition: {
    effect: "returns the new title",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("getContactFormDefinition", "e:forms/e:item[e:formId='FAULT']/e:title"),
    before: "Awaria albo problem z usługą",
    change: (customer) => {
      customer.changeRows("UPDATE contact_form SET data = json_set(data, '$.title', 'Awaria') WHERE form_id = 'FAULT'");
      return "Awaria";
    },
  },
  getContactFormSubmissions: {
    effect: "returns the complaint as closed",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getContactFormSubmissions", COMPLAINT),
    before: ["ANSWERED"],
    change: (customer) => {
      customer.changeRows("UPDATE support_request SET state = 'CLOSED' WHERE form_id = 'COMPLAINT'");
      return ["CLOSED"];
    },
  },
  addContactFormFile: {
    effect: "accepts the file",
    seenThrough: "registerContactFormSubmission",
    observe: async (customer) => {
      const file = `<files><item><field>files</field><fileId>${FILE}</fileId></item></files>`;
      return customer.read("registerContactFormSubmission", "e:number", ANSWERS + file);
    },
    before: "FILE_MISSING",
    change: async (customer) => {
      await customer.call(
        "addContactFormFile",
        `<fileId>${FILE}</fileId><fileName>router.jpg</fileName><size>6</size><position>0</position>` +
          "<content>/9j/4AAQ</content>",
      );
      return "ZG/2026/004187";
    },
  },
  registerContactFormSubmission: {
    effect: "lists the request",
    seenThrough: "getContactFormSubmissions",
    observe: (customer) =>
      customer.readAll("getContactFormSubmissions", "e:submissions/e:item[e:formId='FAULT']/e:state"),
    before: ["CLOSED", "IN_PROGRESS"],
    change: async (customer) => {
      await customer.call("registerContactFormSubmission", `${ANSWERS}<files></files>`);
      return ["CLOSED", "IN_PROGRESS", "RECEIVED"];
    },
  },
  addSupportRequestMessage: {
    effect: "lists the message",
    seenThrough: "getContactFormSubmissions",
    observe: (customer) =>
      customer.readAll(
        "getContactFormSubmissions",
        "e:submissions/e:item[e:formId='COMPLAINT']/e:entries/e:item/e:side",
      ),
    before: ["CUSTOMER", "PROVIDER"],
    change: async (customer) => {
      const [number] = await customer.readAll(
        "getContactFormSubmissions",
        "e:submissions/e:item[e:formId='COMPLAINT']/e:number",
      );
      await customer.call(
        "addSupportRequestMessage",
        `<number>${number ?? ""}</number><text>Nadal jest wolno.</text><files></files>`,
      );
      return ["CUSTOMER", "PROVIDER", "CUSTOMER"];
    },
  },
  registerAccessibilityComplaint: {
    effect: "takes the number before that of the next request",
    seenThrough: "registerContactFormSubmission",
    observe: (customer) => customer.read("registerContactFormSubmission", "e:number", `${ANSWERS}<files></files>`),
    before: "ZG/2026/004187",
    change: async (customer) => {
      await customer.call(
        "registerAccessibilityComplaint",
        "<name>Anna Wrona</name><email>a@poczta.example</email><subject>Czat</subject>" +
          "<requirement>Brak nazwy przycisku.</requirement><demand>Proszę o poprawę.</demand>",
      );
      return "ZG/2026/004189";
    },
  },
  getClientMessages: {
    effect: "returns the new title",
    changedBy: "a change in the database",
    observe: (customer) =>
      customer.readAll("getClientMessages", "e:messages/e:item[e:title='Prace odwołane']/e:clientMessageId"),
    before: [],
    change: (customer) => {
      customer.changeRows("UPDATE message SET title = 'Prace odwołane' WHERE message_id = ?", MESSAGE);
      return [MESSAGE];
    },
  },
  markMessageAsRead: {
    effect: "returns the message as read",
    seenThrough: "getClientMessages",
    observe: messageRead,
    before: ["false"],
    change: async (customer) => {
      await customer.call("markMessageAsRead", `<clientMessageId>${MESSAGE}</clientMessageId>`);
      return ["true"];
    },
  },
  markMessagesAsRead: {
    effect: "returns the messages as read",
    seenThrough: "getClientMessages",
    observe: messageRead,
    before: ["false"],
    change: async (customer) => {
      await customer.call("markMessagesAsRead", `<messages><item>${MESSAGE}</item></messages>`);
      return ["true"];
    },
  },
  markMessageAsDeleted: {
    effect: "lists the message no longer",
    seenThrough: "getClientMessages",
    observe: messageRead,
    before: ["false"],
    change: async (customer) => {
      await customer.call("markMessageAsDeleted", `<clientMessageId>${MESSAGE}</clientMessageId>`);
      return [];
    },
  },
  getOutageMessages: {
    effect: "lists no outage",
    changedBy: "a change in the database",
    observe: (customer) => customer.readAll("getOutageMessages", "e:outages/e:item/e:outageId"),
    before: ["AW-20261"],
    change: (customer) => {
      customer.changeRows("DELETE FROM outage WHERE account_number = '4127830'");
      return [];
    },
  },
  subscribeOutage: {
    effect: "returns the number that gets news",
    seenThrough: "getOutageMessages",
    observe: (customer) => customer.readAll("getOutageMessages", "e:outages/e:item/e:smsPhone"),
    before: [],
    change: async (customer) => {
      await customer.call("subscribeOutage", "<outageId>AW-20261</outageId><phone>601234567</phone>");
      return ["601234567"];
    },
  },
  getChatToken: {
    effect: "returns a token of the session",
    changedBy: "sessionStart",
    login: "none",
    observe: async (customer) =>
      sessionOfToken(customer.tenant.db, (await customer.read("getChatToken", "e:token")) ?? ""),
    before: undefined,
    change: async (customer) => {
      await customer.logIn("m.brzezinska");
      return customer.sessionId;
    },
  },
  checkBackdoor: {
    effect: "reports an employee",
    changedBy: "a change in the database",
    observe: (customer) => customer.read("checkBackdoor", "e:backdoor"),
    before: "false",
    change: (customer) => {
      customer.changeRows("UPDATE account SET crm_user = 1 WHERE account_number = '4127830'");
      return "true";
    },
  },
} satisfies Partial<OperationEffects>;
