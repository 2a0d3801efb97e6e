import { action, makeObservable, observableRef } from "mobx";
import type { ActiveSession } from "#domain/settings/index.ts";
import { endSessions, type SessionsToEnd } from "#domain/settings/use-cases/end-sessions.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";
import { t } from "./settings.texts.ts";

/** Question before sessions are ended: about one of them, or about all others. */
export type EndQuestion = { readonly kind: "one"; readonly session: ActiveSession } | { readonly kind: "others" };

/** Open sessions of the login: end one of the others, or all of them (SET-08). */
export class ActiveSessionsViewModel {
  question: EndQuestion | undefined = undefined;
  readonly ending: WriteCommand<SessionsToEnd, "ended", never>;
  readonly #dependencies: Pick<SettingsDependencies, "store" | "idempotencyKeys" | "showToast">;
  readonly #list: AsyncSectionModel<readonly ActiveSession[]>;

  constructor(dependencies: Pick<SettingsDependencies, "store" | "idempotencyKeys" | "showToast">) {
    this.#dependencies = dependencies;
    const { sessions, ports } = dependencies.store;
    this.ending = createSettingsCommand(
      (which: SessionsToEnd, key) =>
        endSessions({ sessions: ports.sessions, reload: () => sessions.refetch() }, which, key),
      dependencies,
    );
    this.#list = new AsyncSectionModel({
      needs: [sessions],
      read: () => sessions.known,
      load: () => sessions.refresh(),
    });
    makeObservable(this, { question: observableRef, ask: action, close: action });
  }

  get list(): AsyncSection<readonly ActiveSession[]> {
    return this.#list.section;
  }

  get problem(): SettingProblem | undefined {
    return settingProblemOf(this.ending.state);
  }

  load(): void {
    void this.#list.load();
  }

  readonly ask = (question: EndQuestion): void => {
    if (this.ending.isRunning) return;
    this.ending.clearFailure();
    this.question = question;
  };

  /** Closes the question; not while a write runs, because its outcome would not be shown. */
  readonly close = (): void => {
    if (!this.ending.isRunning) this.question = undefined;
  };

  readonly end = async (): Promise<void> => {
    const { question } = this;
    if (question === undefined) return;
    const outcome = await this.ending.run(
      question.kind === "one" ? { kind: "one", id: question.session.id } : { kind: "others" },
    );
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    await this.#dependencies.store.sessions.reload();
    this.close();
    this.#dependencies.showToast(t(question.kind === "one" ? "sessions.ended" : "sessions.othersEnded"));
  };
}
