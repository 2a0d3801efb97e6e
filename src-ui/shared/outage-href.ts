import { pathTo } from "#domain/navigation/paths.ts";

const OUTAGE = "outage";

/** Returns the address of the page of an outage (OUT-01). */
export function outageHref(outageId: string): string {
  return `${pathTo("messages")}?${new URLSearchParams({ [OUTAGE]: outageId })}`;
}

/** Returns the id of the outage that the query of `/messages` names. */
export function outageIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get(OUTAGE);
  return id === null || id === "" ? undefined : id;
}
