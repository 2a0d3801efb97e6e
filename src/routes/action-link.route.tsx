import { SUPPORT_CODE } from "../container/support-code.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { observer } from "#ui/shared/observer.ts";
import {
  actionLinkPromptOf,
  addressedResultOf,
  followUpPageOf,
  type ActionLinkPrompt,
  type ActionLinkPage,
} from "#domain/action-links/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { ActionLinkScreen } from "#ui/features/action-links/action-link.screen.tsx";
import { UnsupportedActionLink } from "#ui/features/action-links/action-link.view.tsx";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { useLinkToken } from "./use-link-token.ts";
import { LINK_ANSWERED, LINK_OPENED } from "./history-state.ts";
import { WithdrawalRuleProvider } from "./withdrawal-rule-provider.tsx";
import { PageTitle } from "./page-title.tsx";
import type { ScreenModule } from "./screens.ts";

/** Creates the screen of an action link (ROUTE-05 to ROUTE-07): one route each, one chunk for all. */
export function createActionLinkScreen(page: ActionLinkPage): ScreenModule {
  return { contexts: ["action-links"], Component: () => <ActionLinkRoute page={page} /> };
}

/** States that an answer leads to. */
const ANSWERED_STATES = ["accepted", "declined", "contact-requested"] as const;

const DEPENDENCIES = { actionLinks: tokens.ACTION_LINKS_PORT, idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT } as const;

const ActionLinkRoute = observer(function ActionLinkRoute({ page }: { readonly page: ActionLinkPage }) {
  const session = useService(tokens.SESSION_STORE);
  const { process, token } = useParams();
  const prompt = useMemo(() => actionLinkPromptOf(page, process), [page, process]);
  if (prompt === undefined) {
    return (
      <>
        <PageTitle route="notFound" />
        <ErrorPage
          kind="no-page"
          loggedIn={session.current !== undefined}
          supportCode={SUPPORT_CODE}
          onRetry={() => window.location.reload()}
        />
      </>
    );
  }
  return <ActionLinkContent page={page} prompt={prompt} process={process} param={token} />;
});

interface ActionLinkContentProps {
  readonly page: ActionLinkPage;
  readonly prompt: ActionLinkPrompt;
  readonly process: string | undefined;
  readonly param: string | undefined;
}

const ActionLinkContent = observer(function ActionLinkContent({
  page,
  prompt,
  process,
  param,
}: ActionLinkContentProps) {
  const services = useServices(DEPENDENCIES);
  const [dependencies] = useState(() => ({ ...services, origin: window.location.origin }));
  const session = useService(tokens.SESSION_STORE);
  const { helpLines } = useService(tokens.BRAND);
  const linkToken = useService(tokens.LINK_TOKEN_STORE);
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const clock = useService(tokens.SERVICE_CLOCK);
  const navigate = useNavigate();
  const token = useLinkToken(pathTo(page, process), param);
  // The visit had a link, which is gone after a reload: its outcome may differ from the result that the address names.
  const { pathname, ...location } = useLocation();
  const visitState: unknown = location.state;
  const answered = ANSWERED_STATES.find((state) => LINK_ANSWERED[state] === visitState);
  const hadLink = visitState === LINK_OPENED;
  const isClosed = useRef(false);
  useEffect(
    () => () => {
      if (isClosed.current) linkToken.forget();
    },
    [linkToken],
  );
  const onFound = useCallback(
    (state: Parameters<typeof followUpPageOf>[1], wasJustAnswered: boolean) => {
      // An answer given on this page is confirmed on this page.
      const next = wasJustAnswered ? undefined : followUpPageOf(page, state);
      if (next !== undefined) void navigate(pathTo(next), { replace: true, state: LINK_OPENED });
      else if (state !== "open" && state !== "unusable" && wasJustAnswered) {
        // The page keeps its link until it is left; a reload still shows the answer.
        isClosed.current = true;
        if (visitState !== LINK_ANSWERED[state])
          void navigate(pathname, { replace: true, state: LINK_ANSWERED[state], preventScrollReset: true });
      } else if (state !== "open" && !isClosed.current) linkToken.forget();
    },
    [linkToken, navigate, page, pathname, visitState],
  );
  if (token === undefined) return null;
  const loggedIn = session.current !== undefined;
  const home = { href: pathTo(loggedIn ? "index" : "login"), loggedIn };
  // A result that the address names needs no call.
  if (token.kind === "token" && unavailable.has("actionLinks"))
    return <UnsupportedActionLink kind={prompt.kind} helpLines={helpLines} home={home} />;
  // The key creates a new screen for another link.
  return (
    <WithdrawalRuleProvider client={undefined}>
      <ActionLinkScreen
        key={token.kind === "token" ? token.token : token.kind}
        today={warsawDateAt(clock.now())}
        dependencies={dependencies}
        addressed={{ prompt, token, result: hadLink ? undefined : addressedResultOf(page, process), answered }}
        onFound={onFound}
        helpLines={helpLines}
        home={home}
      />
    </WithdrawalRuleProvider>
  );
});
