import type { CityChoices } from "../../domain/delivery/city-choices.ts";

/** The cities in which somebody sells, as options of a select. */
export function CityOptions({ choices: { city, chosen, cities } }: { choices: CityChoices }) {
  return (
    <>
      {/* Nobody sells there now: it stays as it is, and the form says nothing of it. */}
      {chosen === "" && (
        <option value="" disabled>
          {city}
        </option>
      )}
      {cities.map(({ value, text, lang }) => (
        <option key={value} value={value} lang={lang}>
          {text}
        </option>
      ))}
    </>
  );
}
