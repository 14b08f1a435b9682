import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { QuotingText } from "../../ui/own-words.tsx";
import type { ListingView } from "./listing-view.server.ts";
import "./listing-head.css";

/** Where we are, what this is, and how many there are. */
export function ListingHead({ listing: { title, searched, count, note, trail } }: { listing: ListingView }) {
  return (
    <header className="listing-head">
      <Breadcrumb trail={trail} />
      <div className="listing-head-line">
        <h1 lang={title.lang}>
          {searched === null ? title.name : <QuotingText text="listing.resultsFor" words={{ query: searched }} />}
        </h1>
        <p className="listing-head-count">{count}</p>
      </div>
      {note && (
        <p className="listing-head-note">
          <QuotingText {...note} />
        </p>
      )}
    </header>
  );
}
