import {
  canDisagree,
  FILE_KINDS,
  type ContactForm,
  type FileRules,
  type SupportRequest,
} from "#domain/support/index.ts";
import { addRequestMessage, type AddRequestMessagePorts } from "#domain/support/use-cases/add-request-message.ts";
import type { ContactFormField, FieldKind } from "#domain/support/contact-form.ts";
import type { SendRequest } from "./request-registration.ts";
import { t } from "./support.texts.ts";

const MAX_LENGTH = 4_000;
const MAX_FILES = 3;
const YES = "yes";

/** Names of the fields. */
const [DISAGREES, TEXT, FILES] = ["disagrees", "text", "files"];

function field(name: string, label: string, required: boolean, answer: FieldKind): ContactFormField {
  const nothing = { hint: undefined, section: undefined, shownWhen: undefined, legal: undefined, offers: undefined };
  return { ...nothing, name, label, required, answer };
}

/** Form of a message about a request (REQ-01). An answered complaint asks whether the customer accepts the answer. */
export function replyForm(request: Pick<SupportRequest, "number" | "kind" | "state">, megabytes: number): ContactForm {
  const files: FileRules = { atMost: MAX_FILES, megabytes, kinds: FILE_KINDS };
  const options = [
    { value: "no", label: t("reply.adds") },
    { value: YES, label: t("reply.disagrees") },
  ];
  const question = field(DISAGREES, t("reply.purpose"), true, { kind: "choice", options });
  return {
    formId: `reply ${request.number}`,
    kind: request.kind,
    title: t("reply.title"),
    description: undefined,
    answerDays: undefined,
    complaint: undefined,
    fields: [
      ...(canDisagree(request) ? [question] : []),
      field(TEXT, t("reply.text"), true, { kind: "text", lines: "many", min: 1, max: MAX_LENGTH }),
      field(FILES, t("reply.files"), false, { kind: "file", files }),
    ],
  };
}

/** Sends the form of a message. */
export function sendReply(ports: AddRequestMessagePorts, number: string): SendRequest {
  return ({ answers, files }, key) => {
    const valueOf = (name: string) => answers.find((answer) => answer.name === name)?.value ?? "";
    const message = {
      number,
      text: valueOf(TEXT),
      disagrees: valueOf(DISAGREES) === YES,
      fileIds: files.map(({ fileId }) => fileId),
    };
    return addRequestMessage(ports, message, key);
  };
}
