import { behaviourFault } from "./behaviour-fault.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { readServiceCall, respond, respondText, valueOf, waitFor } from "./service-call.ts";

const STACK_TRACE =
  "java.lang.NullPointerException: null\n\tat com.example.ebok.ServiceEndpoint.handle(ServiceEndpoint.java:112)\n" +
  "\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:897)";

const PHP_WARNING = "Warning: simplexml_load_string(): parser error in /var/www/html/service.php on line 31";

const textOf = ({ body }: ServiceCall): string => body.toString("utf8");

const isService = ({ method, path }: ServiceCall): boolean => method === "POST" && path.startsWith("/service");

/** Answers bodies that the provider refuses with HTTP 4xx. */
const answeringRefusedBodies =
  (answer: (call: ServiceCall) => ReturnType<typeof respondText>): (() => FaultyAnswer) =>
  () =>
  async (call, forward) => {
    const response = await forward(call);
    return isService(call) && response.status >= 400 && response.status < 500 ? answer(call) : response;
  };

const withoutDocumentType = (call: ServiceCall): ServiceCall => ({
  ...call,
  body: Buffer.from(
    textOf(call)
      .replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>/i, "")
      .replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\w+;/gi, ""),
  ),
});

/** Faults of the handling of hostile requests. */
export const HOSTILE_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "accepts a document type",
    "hostile.refused",
    "",
    () => (call, forward) => forward(isService(call) ? readServiceCall(withoutDocumentType(call)) : call),
  ),
  behaviourFault(
    "answers a body that is no XML with HTTP 200",
    "hostile.refused",
    "",
    answeringRefusedBodies(() => respond("error")),
  ),
  behaviourFault(
    "fails on a body that is no XML",
    "hostile.refused",
    "",
    answeringRefusedBodies(() => respondText(500, "Internal Server Error")),
  ),
  behaviourFault(
    "shows a stack trace",
    "hostile.no-details",
    "",
    answeringRefusedBodies(() => respondText(400, STACK_TRACE)),
  ),
  behaviourFault(
    "shows the path of a script",
    "hostile.no-details",
    "",
    answeringRefusedBodies(() => respondText(400, PHP_WARNING)),
  ),
  behaviourFault(
    "fails on apostrophes",
    "hostile.text-is-data",
    "",
    () => (call, forward) =>
      call.operation !== "" && valueOf(call, "login").includes("'")
        ? Promise.resolve(respondText(500, "SQL syntax error near ''"))
        : forward(call),
  ),
  behaviourFault("does not answer after a hostile request", "hostile.survives", "", () => {
    let isBroken = false;
    return async (call, forward) => {
      if (isBroken && isService(call)) return respondText(503, "Service Unavailable");
      const response = await forward(call);
      if (isService(call) && call.operation === "" && response.status >= 400) isBroken = true;
      return response;
    };
  }),
  behaviourFault("refuses parallel calls", "parallel.same-answers", "", () => {
    let running = 0;
    return async (call, forward) => {
      if (running > 2 && isService(call)) return respondText(503, "Service Unavailable");
      running += 1;
      try {
        await waitFor(50);
        return await forward(call);
      } finally {
        running -= 1;
      }
    };
  }),
];
