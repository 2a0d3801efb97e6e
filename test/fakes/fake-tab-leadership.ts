import type { TabLeadershipPort } from "#domain/chat/index.ts";

/** Tab of a browser that elects a leader. */
export interface LeadershipTab {
  readonly port: TabLeadershipPort;
  /** Switches to this tab. */
  focus(): void;
}

/** Tabs of one browser in memory; the first of `members` is the leader. */
export function fakeTabLeadership(): { openTab(hasFocus?: boolean): LeadershipTab } {
  let members: readonly TabLeadershipPort[] = [];
  return {
    openTab(hasFocus = false) {
      const lead = (): void => {
        if (members.includes(port)) members = [port, ...members.filter((member) => member !== port)];
      };
      const port: TabLeadershipPort = {
        get isLeader() {
          return members[0] === port;
        },
        join() {
          if (members.includes(port)) return;
          members = [...members, port];
          if (hasFocus) lead();
        },
        leave() {
          members = members.filter((member) => member !== port);
        },
      };
      return { port, focus: lead };
    },
  };
}
