import type { ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import { behaviourFault, changingResponses } from "./behaviour-fault.ts";
import { changeElement, changeText } from "./change-response.ts";
import type { FaultyAnswer, PlantedFault, ServiceCall } from "./planted-fault.ts";
import { respondText } from "./service-call.ts";

/** Path of the files that the sandbox gives out. */
const isFile = ({ path }: ServiceCall): boolean => path.startsWith("/sandbox/files/");

const answeringFiles =
  (
    answer: (call: ServiceCall, forward: () => Promise<ForwardedResponse>) => Promise<ForwardedResponse>,
  ): (() => FaultyAnswer) =>
  () =>
  (call, forward) =>
    isFile(call) ? answer(call, () => forward(call)) : forward(call);

const withoutHeader = (response: ForwardedResponse, name: string): ForwardedResponse => ({
  ...response,
  headers: Object.fromEntries(Object.entries(response.headers).filter(([each]) => each !== name)),
});

/** Faults of downloads. */
export const FILE_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "gives out files on another origin",
    "files.own-origin",
    "getDownloadToken",
    changingResponses(
      "getDownloadToken",
      changeElement(
        "downloadUrl",
        changeText((url) => `https://files.example${new URL(url, "https://files.example").pathname}`),
      ),
    ),
  ),
  behaviourFault("returns a file twice", "files.once", "getDownloadToken", () => {
    const files = new Map<string, ForwardedResponse>();
    return async (call, forward) => {
      const known = isFile(call) && call.method === "GET" ? files.get(call.path) : undefined;
      if (known !== undefined) return known;
      const response = await forward(call);
      if (isFile(call) && call.method === "GET") files.set(call.path, response);
      return response;
    };
  }),
  behaviourFault(
    "uses a file up by HEAD",
    "files.once",
    "getDownloadToken",
    () => (call, forward) => forward(isFile(call) && call.method === "HEAD" ? { ...call, method: "GET" } : call),
  ),
  behaviourFault(
    "answers a used file with HTTP 404",
    "files.once",
    "getDownloadToken",
    answeringFiles(async (_, forward) => {
      const response = await forward();
      return response.status === 410 ? respondText(404, "Not Found") : response;
    }),
  ),
  behaviourFault(
    "returns a file that is no attachment",
    "files.once",
    "getDownloadToken",
    answeringFiles(async (_, forward) => withoutHeader(await forward(), "content-disposition")),
  ),
  behaviourFault(
    "returns an empty file",
    "files.once",
    "getDownloadToken",
    answeringFiles(async (_, forward) => ({ ...(await forward()), body: Buffer.alloc(0) })),
  ),
];
