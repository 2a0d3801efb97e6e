import { isRecord, type JsonRecord } from "../database/json.ts";

/** The JSON object that a request carries; empty for anything else. */
export async function bodyOf(request: Request): Promise<JsonRecord> {
  const text = await request.text();
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
