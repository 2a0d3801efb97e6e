import { succeed } from "#domain/shared-kernel/index.ts";
import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { Script } from "./script.ts";

export interface FakeContact extends ContactPort {
  readonly script: Script<"load">;
  /** Contact data that the server returns. */
  data: ContactData;
}

const NOTHING: ContactData = {
  mobilePhones: [],
  linePhones: [],
  mainEmail: undefined,
  documentSendEmail: undefined,
  marketingPermissions: [],
  showChat: false,
  address: undefined,
};

/** Contact data in memory. */
export function fakeContact({ data = NOTHING }: { data?: ContactData } = {}): FakeContact {
  const script = new Script<"load">();
  const fake: FakeContact = { script, data, load: () => script.answer("load", () => succeed(fake.data)) };
  return fake;
}
