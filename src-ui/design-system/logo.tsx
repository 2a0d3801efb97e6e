import "./logo.css";
import { createContext, type ReactNode, use } from "react";
import { Link } from "./link.tsx";

export interface LogoProps {
  /** Target address; without it the logo is not a link. */
  readonly href?: string | undefined;
  /** Name of the brand as written in the logo. */
  readonly name: string;
}

/** SVG path data in a square of 32 by 32: one path is stroked, one filled. */
export interface LogoDrawing {
  readonly lines: string;
  readonly shape: string;
}

/** Default drawing: three lines that merge into a point. */
const DEFAULT_DRAWING: LogoDrawing = {
  lines: "M2 6c11 0 9 10 20 10M2 16h20M2 26c11 0 9-10 20-10",
  shape: "M23.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
};

const LogoContext = createContext(DEFAULT_DRAWING);

/** Provides the drawing of the brand to all logos. */
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

/** Drawing and name of the brand. */
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
