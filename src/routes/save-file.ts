import type { FileDownloadPort } from "#domain/device/index.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import {
  FILE_DOWNLOAD_PORT,
  NATIVE_FILE_DOWNLOAD_PORT,
  TOASTS_STORE,
  BRAND,
  SERVICE_CLOCK,
} from "../container/tokens.ts";
import { loadDeviceContext } from "./use-native-app-module.ts";
import { fileNotSavedToast } from "#ui/shell/files/file-not-saved-toast.ts";
import type { CalendarFileDay } from "#domain/finance/calendar-file.ts";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** Saves a text or bytes as a file: name, MIME type, content. Resolves with true if it was saved. */
export type FileSaver = FileDownloadPort["save"];

/** Saves through the operator's app inside it, otherwise as a browser download. */
export function fileSaver(container: AppContainer): FileSaver {
  return async (name, type, content) => {
    const canSave = await container.load("files").then(
      () => true,
      () => false,
    );
    if (!canSave) return false;
    const download = (await loadDeviceContext(container)) ? NATIVE_FILE_DOWNLOAD_PORT : FILE_DOWNLOAD_PORT;
    return container.root.get(download).save(name, type, content);
  };
}

/** Saves a text as a file and shows a toast on failure. For pages without their own error message. */
export function fileSaverWithToast(container: AppContainer): (name: string, type: string, text: string) => void {
  const save = fileSaver(container);
  return (name, type, text) =>
    void save(name, type, text)
      .catch((error: unknown) => {
        reportHandledError(error);
        return false;
      })
      .then((isSaved) => {
        if (!isSaved) container.root.get(TOASTS_STORE).show(fileNotSavedToast());
      });
}

/** Writer of calendar files, loaded on first use. */
const calendar = lazyWithRetry(() => import("#domain/finance/calendar-file.ts"), "calendarFile");

/** Saves days as an iCalendar file. Resolves with true if it was saved. */
export function dueDateSaver(
  container: AppContainer,
  fileName = "terminy-faktur.ics",
): (days: readonly CalendarFileDay[]) => Promise<boolean> {
  const brand = container.root.get(BRAND);
  const clock = container.root.get(SERVICE_CLOCK);
  const save = fileSaver(container);
  return async (days) => {
    try {
      const { calendarFile } = await calendar();
      const text = calendarFile(days, { name: brand.name, now: clock.now() });
      return await save(fileName, "text/calendar;charset=utf-8", text);
    } catch (error) {
      reportHandledError(error);
      return false;
    }
  };
}
