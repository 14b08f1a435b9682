import type { CityChoices } from "../../domain/delivery/city-choices.ts";

export function CityOptions({ choices: { city, chosen, cities } }: { choices: CityChoices }) {
  return (
    <>
      {/* The stored city has no sellers now: nothing is sent, so it stays unchanged. */}
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
