import { isJsonRecord, type JsonRecord } from "#kit/json.ts";

/** Returns the JSON object in the body of a request; an empty object for anything else. */
export async function readJsonBody(request: Request): Promise<JsonRecord> {
  const text = await request.text();
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return isJsonRecord(body) ? body : {};
  } catch {
    return {};
  }
}
