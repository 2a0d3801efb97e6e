import { useCallback, useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { observer } from "mobx-react-lite";
import { askedBy, leadsOn, type Asked, type MatterPage } from "#domain/matters/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { MatterScreen } from "#ui/features/matters/matter.screen.tsx";
import { ErrorPage } from "#ui/shell/pages/error-page.view.tsx";
import { useService, useServices } from "../container/services.tsx";
import * as tokens from "../container/tokens.ts";
import { useLinkToken } from "./link-token.ts";
import { PageTitle } from "./page-title.tsx";
import type { ScreenModule } from "./screens.ts";

/** The page of a link (ROUTE-05 to ROUTE-07): one route each, one chunk for all. */
export function matterScreen(page: MatterPage): ScreenModule {
  return { contexts: ["action-links"], Component: () => <MatterRoute page={page} /> };
}

const DEPENDENCIES = { matters: tokens.MATTERS_PORT, idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT } as const;

function MatterRoute({ page }: { readonly page: MatterPage }) {
  const session = useService(tokens.SESSION_STORE);
  const { process, token } = useParams();
  const asked = useMemo(() => askedBy(page, process), [page, process]);
  if (asked === undefined) {
    return (
      <>
        <PageTitle route="notFound" />
        <ErrorPage kind="no-page" loggedIn={session.current !== undefined} onRetry={() => window.location.reload()} />
      </>
    );
  }
  return <Matter page={page} asked={asked} clean={pathTo(page, process)} param={token} />;
}

interface AtAddress {
  readonly page: MatterPage;
  readonly asked: Asked;
  readonly clean: string;
  readonly param: string | undefined;
}

const Matter = observer(function Matter({ page, asked, clean, param }: AtAddress) {
  const world = useServices(DEPENDENCIES);
  const session = useService(tokens.SESSION_STORE);
  const { helpLines } = useService(tokens.BRAND);
  const linkToken = useService(tokens.LINK_TOKEN_STORE);
  const navigate = useNavigate();
  const token = useLinkToken(clean, param);
  const onFound = useCallback(
    (state: Parameters<typeof leadsOn>[1], justNow: boolean) => {
      // what was answered here is told here
      const next = justNow ? undefined : leadsOn(page, state);
      if (next !== undefined) void navigate(pathTo(next), { replace: true });
      else if (state !== "open") linkToken.forget();
    },
    [linkToken, navigate, page],
  );
  if (token === undefined) return null;
  const loggedIn = session.current !== undefined;
  // another link is another screen
  return (
    <MatterScreen
      key={token.kind === "token" ? token.token : token.kind}
      world={world}
      addressed={{ asked, token }}
      onFound={onFound}
      helpLines={helpLines}
      home={{ href: pathTo(loggedIn ? "index" : "login"), loggedIn }}
    />
  );
});
