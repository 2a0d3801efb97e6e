import { computed, makeObservable } from "mobx";
import { inbox } from "#domain/messages/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import type { HomeMessages, MessagesCardViewState } from "./messages-card.view.tsx";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { type AsyncSection, AsyncSectionModel } from "#ui/stores/async-section.ts";

export interface MessagesCardStores {
  readonly client: ClientStore;
  readonly messages: Pick<MessagesStore, "messages">;
  readonly navigation: Pick<NavigationStore, "gate">;
  readonly today: Pick<TodayStore, "today">;
}

const MESSAGES_SHOWN = 3;

/** Messages on the start page. */
export class MessagesCardViewModel implements MessagesCardViewState {
  readonly #stores: MessagesCardStores;
  readonly #section: AsyncSectionModel<HomeMessages>;

  constructor(stores: MessagesCardStores) {
    this.#stores = stores;
    this.#section = new AsyncSectionModel({
      // The customer data decide whether messages are available at all (NAV-05).
      needs: [stores.messages.messages, stores.client.data],
      read: () => this.known,
      load: () => Promise.all([stores.messages.messages.load(), stores.client.data.load()]),
    });
    makeObservable<this, "known">(this, { known: computed });
  }

  get today(): WarsawDate {
    return this.#stores.today.today;
  }

  get messages(): AsyncSection<HomeMessages> | undefined {
    return this.#stores.navigation.gate?.messages === "no" ? undefined : this.#section.section;
  }

  load(): Promise<unknown> {
    return this.#section.load();
  }

  get incomplete(): IncompleteData | undefined {
    return incompleteDataOf(this.#stores.messages.messages);
  }

  private get known(): HomeMessages | undefined {
    const messages = this.#stores.messages.messages.known;
    if (messages === undefined || this.#stores.navigation.gate?.messages !== "yes") return undefined;
    const all = inbox(messages);
    const unread = all.filter((message) => !message.read);
    return { newest: unread.slice(0, MESSAGES_SHOWN), unread: unread.length, total: all.length };
  }
}
