import "./logo.css";
import { createContext, type ReactNode, use } from "react";
import { Link } from "./link.tsx";

export interface LogoProps {
  /** Where it leads; without it the logo is no link. */
  readonly href?: string | undefined;
  /** The brand's name, as it is written in the logo. */
  readonly name: string;
}

/** Two drawings in a square of 32 by 32, as SVG path data: one is drawn in lines, one is filled. */
export interface LogoDrawing {
  readonly lines: string;
  readonly shape: string;
}

/** Three strands that become one light. */
const DEFAULT_DRAWING: LogoDrawing = {
  lines: "M2 6c11 0 9 10 20 10M2 16h20M2 26c11 0 9-10 20-10",
  shape: "M23.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
};

const LogoContext = createContext(DEFAULT_DRAWING);

/** Tells every `Logo` beneath what is drawn, so that a brand can have its own. */
export function LogoProvider({ drawing, children }: { readonly drawing: LogoDrawing; readonly children: ReactNode }) {
  return <LogoContext value={drawing}>{children}</LogoContext>;
}

function Drawing() {
  const { lines, shape } = use(LogoContext);
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="logo__lines" d={lines} />
      <path className="logo__shape" d={shape} />
    </svg>
  );
}

/** The brand's drawing and its name. */
export function Logo({ href, name }: LogoProps) {
  if (href === undefined)
    return (
      <span className="logo">
        <Drawing />
        {name}
      </span>
    );
  return (
    <Link className="logo" href={href}>
      <Drawing />
      {name}
    </Link>
  );
}
