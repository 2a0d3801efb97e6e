import { parseIds, parseQueues, type HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";

/** Options of the command about the help desk. */
export interface HelpdeskOptions {
  readonly queues?: string | undefined;
  readonly "ticket-categories"?: string | undefined;
  readonly "ticket-sources"?: string | undefined;
  readonly "ticket-files"?: string | undefined;
}

/** Reads the settings of the help desk; `undefined` without queues. Returns the reason for a wrong option as a text. */
export function readHelpdeskSettings(options: HelpdeskOptions): HelpdeskSettings | string | undefined {
  const { queues: list, "ticket-categories": categoryList, "ticket-sources": sourceList } = options;
  const directory = options["ticket-files"];
  if (list === undefined) {
    const isAnySet = [categoryList, sourceList, directory].some((option) => option !== undefined);
    return isAnySet ? "--ticket-categories, --ticket-sources and --ticket-files need --queues." : undefined;
  }
  const queues = parseQueues(list);
  if (queues === undefined) return "--queues has to be a list such as 1,4:fault,5:complaint.";
  const categories = categoryList === undefined ? [] : parseIds(categoryList);
  if (categories === undefined) return "--ticket-categories has to be a list of ids such as 1,4.";
  const sources = sourceList === undefined ? undefined : parseIds(sourceList);
  if (sourceList !== undefined && sources === undefined) return "--ticket-sources has to be a list of ids such as 2,3.";
  return { queues, categories, sources, directory };
}
