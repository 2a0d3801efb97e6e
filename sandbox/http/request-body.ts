import { isJsonRecord, type JsonRecord } from "../database/json.ts";

/** The JSON object that a request carries; empty for anything else. */
export async function readJsonBody(request: Request): Promise<JsonRecord> {
  const text = await request.text();
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return isJsonRecord(body) ? body : {};
  } catch {
    return {};
  }
}
