import "./channels-dialog.css";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import type { TvChannel } from "#domain/products/channels.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "../services.texts.ts";

/** Height of every row, in rem: name and facts have one line each. */
const ROW_REM = 4;
const OVERSCAN_ROWS = 6;

/**
 * Channels of a list with up to hundreds of them. Only rows near the visible part of the dialog are rendered, and
 * padding reserves the rest.
 */
export function ChannelRows({ channels }: { readonly channels: readonly TvChannel[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useRowsInView(list, channels.length);
  return (
    <ul
      role="list"
      ref={list}
      className="channels"
      aria-label={t("channels.title")}
      style={{ paddingBlock: `${first * ROW_REM}rem ${Math.max(0, channels.length - last) * ROW_REM}rem` }}
    >
      {/* The index is the key: a guide may contain a number twice. */}
      {channels.slice(first, last).map((channel, at) => (
        <ChannelRow key={first + at} channel={channel} index={first + at} total={channels.length} />
      ))}
    </ul>
  );
}

/** Returns the rows near the visible part of the dialog: from `first` up to, but excluding, `last`. */
function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
): { readonly first: number; readonly last: number } {
  const [view, setView] = useState({ first: 0, last: 2 * OVERSCAN_ROWS });
  useLayoutEffect(() => {
    const body = list.current?.closest<HTMLElement>(".dialog__body");
    if (body === null || body === undefined) return undefined;
    const look = () => {
      if (list.current === null) return;
      const row = ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const above = body.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
      const first = Math.max(0, Math.min(count, Math.floor(above / row)) - OVERSCAN_ROWS);
      const last = Math.min(count, Math.ceil((above + body.clientHeight) / row) + OVERSCAN_ROWS);
      setView((former) => (former.first === first && former.last === last ? former : { first, last }));
    };
    look();
    body.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(body);
    return () => {
      body.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [list, count]);
  return view;
}

interface ChannelRowProps {
  readonly channel: TvChannel;
  readonly index: number;
  readonly total: number;
}

function ChannelRow({ channel: { number, name, genre, packageName }, index, total }: ChannelRowProps) {
  const facts = [genre, packageName]
    .filter((fact) => fact !== undefined)
    .map(providerText)
    .join(" · ");
  return (
    <li data-index={index} className="channels__row" aria-posinset={index + 1} aria-setsize={total}>
      <span className="channels__number">{number}</span>
      <span>
        <strong className="truncate" lang="pl">
          {providerText(name)}
        </strong>
        {facts !== "" && <small className="truncate">{facts}</small>}
      </span>
    </li>
  );
}
