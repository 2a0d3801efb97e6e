import { parseArgs } from "node:util";
import { parseConsents, USUAL_CONSENTS } from "./consent/lms-consents.ts";
import { openPostgres } from "./database/open-postgres.ts";
import { lmsCapabilities } from "./lms-operations.ts";
import { parseStatuses } from "./login/login-policy.ts";
import { createCommandSender } from "./notify/create-command-sender.ts";
import { checkLms, type LmsCheck } from "./setup/check-lms.ts";
import { readHelpdeskSettings } from "./setup/read-helpdesk-settings.ts";
import { readPaymentSettings } from "./setup/read-payment-settings.ts";
import { resetSecondFactor } from "./setup/reset-second-factor.ts";
import { setupScript } from "./setup/setup-script.ts";
import { startLms } from "./start-lms.ts";

const USAGE = `npm run lms -- --database postgres://role@host/lms [options]

  --database ADDRESS  database of LMS; the variable LMS_DATABASE keeps a password out of the list of processes
  --print-provider    print "provider" of config.json for these options, then end
  --check             report versions, missing tables or columns and rights, then end
  --print-setup       print the script for the owner of the database, then end
  --port NUMBER       port of the service (8090)
  --host ADDRESS      address to listen on (127.0.0.1)
  --statuses LIST     customers who may log in, such as connected,debtcollection (all); see
                      userpanel.allowed_customer_status of LMS
  --pin-validity SECONDS  time after its last change for which a PIN that is stored as a text is valid (forever); see
                      customers.unsecure_pin_validity of LMS
  --queues LIST       queues of the help desk that customers write to, with their kinds, such as 1,4:fault,5:complaint
                      (none: the portal has no help desk); kinds: question, fault, complaint, personal-data
  --ticket-categories LIST  ids of the categories of new tickets; employees see only tickets of their categories
  --ticket-sources LIST     ids of the sources of tickets that customers see (all)
  --ticket-files DIRECTORY  directory in which LMS stores the files of tickets (none: the portal takes no files)
  --consents LIST     consents that customers give and withdraw, as numbers of LMS (4,3,8,17,10,9,15)
  --send PROGRAM      program that sends e-mails and SMS; it reads a message as JSON from its standard input
                      (none: contact data cannot be changed)
  --payments FILE     JSON file with the access data of the payment gateway (none: customers do not pay in the portal);
                      needs --portal; P24_CRC and P24_API_KEY may have the keys instead
  --reset-second-factor NUMBER  turn the second factor of a customer off who has lost it, then end
  --portal ORIGIN     origin of the portal, such as https://ebok.example.pl; that of each request without it
`;

/** Ends the process with the code of a command that was called wrongly. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        database: { type: "string" },
        check: { type: "boolean", default: false },
        "print-setup": { type: "boolean", default: false },
        "print-provider": { type: "boolean", default: false },
        port: { type: "string", default: "8090" },
        host: { type: "string", default: "127.0.0.1" },
        portal: { type: "string" },
        statuses: { type: "string" },
        "pin-validity": { type: "string" },
        consents: { type: "string" },
        send: { type: "string" },
        payments: { type: "string" },
        "reset-second-factor": { type: "string" },
        queues: { type: "string" },
        "ticket-categories": { type: "string" },
        "ticket-sources": { type: "string" },
        "ticket-files": { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function report({ facts, problems, warnings }: LmsCheck): void {
  const lines = [
    ...facts,
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...problems.map((problem) => `Problem: ${problem}`),
    problems.length === 0 ? "The database fits." : `${problems.length} problems.`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

const values = readArguments();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (values["print-setup"]) {
  process.stdout.write(setupScript());
  process.exit(0);
}
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) refuse("--port has to be a number from 0 to 65535.");
const portal = values.portal;
if (portal !== undefined && URL.parse(portal)?.origin !== portal)
  refuse("--portal has to be an origin without a path, such as https://ebok.example.pl.");

const policy = {
  statuses: values.statuses === undefined ? undefined : parseStatuses(values.statuses),
  textPinValidity: values["pin-validity"] === undefined ? undefined : Number(values["pin-validity"]),
};
if (values.statuses !== undefined && policy.statuses === undefined) refuse("--statuses has an unknown word.");
const { textPinValidity } = policy;
if (textPinValidity !== undefined && (!Number.isInteger(textPinValidity) || textPinValidity < 1))
  refuse("--pin-validity has to be a number of seconds.");

const helpdesk = readHelpdeskSettings(values);
if (typeof helpdesk === "string") refuse(helpdesk);

const lost = values["reset-second-factor"];
if (lost !== undefined && !/^\d{1,9}$/.test(lost)) refuse("--reset-second-factor has to be a customer number.");
const consents = values.consents === undefined ? undefined : parseConsents(values.consents);
if (values.consents !== undefined && consents === undefined) refuse("--consents has an unknown number.");
const sender = values.send === undefined ? undefined : createCommandSender(values.send);
const payments = values.payments === undefined ? undefined : readPaymentSettings(values.payments, process.env);
if (typeof payments === "string") refuse(payments);
if (payments !== undefined && portal === undefined)
  refuse("--payments needs --portal: the gateway sends its notifications there.");

if (values["print-provider"]) {
  const [sendsMessages, takesPayments] = [sender !== undefined, payments !== undefined];
  const settings = { helpdesk, consents: consents ?? USUAL_CONSENTS, sendsMessages, takesPayments };
  process.stdout.write(`${JSON.stringify({ serviceUrl: "/service", ...lmsCapabilities(settings) }, null, 2)}\n`);
  process.exit(0);
}

const address = values.database ?? process.env["LMS_DATABASE"];
if (address === undefined) refuse("The address of the database is missing.");
const database = openPostgres(address);
try {
  if (lost !== undefined) {
    const isReset = await resetSecondFactor(database, Number(lost));
    process.stdout.write(`${isReset ? "The second factor is off." : "The customer has no second factor."}\n`);
    await database.close();
    process.exit(isReset ? 0 : 1);
  }
  const check = await checkLms(database, { helpdesk, sendProgram: values.send, payments });
  report(check);
  if (values.check || check.problems.length > 0) {
    await database.close();
    process.exit(check.problems.length > 0 ? 1 : 0);
  }
  const served = { portal, policy, helpdesk, consents, sender, payments };
  const running = await startLms({ database, port, host: values.host, ...served });
  process.stdout.write(`Service: ${running.service}\n`);
  const end = (): void =>
    void running
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
