import { category, good, parent, subcategory } from "../shelf.ts";

const tyres = ["Horizon", "Bridgestone", "Yokohama", "Apollo"];

export const auto = parent("auto", "Auto", "መኪናና ተሽከርካሪ", "car", [
  category("vehicles-and-parts", "Vehicles and parts", "ተሽከርካሪና መለዋወጫ", [
    subcategory("cars", "Cars", "መኪና", "vehicle", [
      good("Toyota Vitz", "Toyota Vitz መኪና", 1250000, 2650000),
      good("Toyota Corolla", "Toyota Corolla መኪና", 1850000, 4900000),
      good("Suzuki Dzire", "Suzuki Dzire መኪና", 1450000, 2950000),
      good("electric city car", "የኤሌክትሪክ የከተማ መኪና", 1650000, 3400000, {
        brands: ["BYD", "Changan", "Volkswagen"],
      }),
    ]),
    subcategory("pickups-and-trucks", "Pickups and trucks", "ፒክአፕና የጭነት መኪና", "vehicle", [
      good("Double cabin pickup", "ባለ ሁለት ጋቢና ፒክአፕ", 3900000, 8600000),
      good("Single cabin pickup", "ባለ አንድ ጋቢና ፒክአፕ", 2900000, 5800000),
      good("Small delivery truck", "አነስተኛ የጭነት መኪና", 1900000, 4200000),
    ]),
    subcategory("motorcycles", "Motorcycles", "ሞተር ሳይክል", "vehicle", [
      good("Motorcycle 125 cc", "ሞተር ሳይክል 125 ሲ.ሲ.", 85000, 185000),
      good("Electric motorcycle", "የኤሌክትሪክ ሞተር ሳይክል", 92000, 210000),
      good("Scooter", "ስኩተር", 78000, 165000),
    ]),
    subcategory("bajaj", "Bajaj", "ባጃጅ", "vehicle", [
      good("Bajaj three-wheeler", "ባጃጅ", 280000, 560000),
      good("Electric bajaj", "የኤሌክትሪክ ባጃጅ", 320000, 620000),
      good("Cargo three-wheeler", "የጭነት ባጃጅ", 260000, 540000),
    ]),
    subcategory("bicycles", "Bicycles", "ብስክሌት", "bicycle", [
      good("City bicycle", "የከተማ ብስክሌት", 9800, 24500),
      good("Mountain bicycle", "የተራራ ብስክሌት", 12500, 36000),
      good("Children's bicycle", "የልጆች ብስክሌት", 5800, 12500),
    ]),
    subcategory("tyres", "Tyres", "ጎማ", "tyre", [
      good("car tyre", "የመኪና ጎማ", 5800, 12500, { brands: tyres }),
      good("all-terrain tyre", "ለአስቸጋሪ መንገድ የሚሆን ጎማ", 8900, 18500, { brands: tyres }),
      good("Bajaj tyre", "የባጃጅ ጎማ", 1900, 3900),
    ]),
    subcategory("engine-oil", "Engine oil", "የሞተር ዘይት", "fluid", [
      good("Engine oil 20W-50", "የሞተር ዘይት 20W-50", 650, 9800, {
        brands: ["Total", "Shell", "Mobil", "Castrol"],
      }),
      good("Gear oil", "የማርሽ ዘይት", 620, 9200),
      good("Coolant", "የራዲያተር ፈሳሽ", 320, 4800),
    ]),
    subcategory("brakes", "Brakes", "ፍሬን", "carPart", [
      good("Brake pads", "የፍሬን ሸራ", 1600, 4200),
      good("Brake disc", "የፍሬን ዲስክ", 3600, 9800),
      good("Hand brake cable", "የእጅ ፍሬን ገመድ", 950, 2600),
    ]),
    subcategory("filters", "Filters", "ፊልትሮ", "carPart", [
      good("Oil filter", "የዘይት ፊልትሮ", 350, 1200),
      good("Air filter", "የአየር ፊልትሮ", 550, 1900),
      good("Fuel filter", "የነዳጅ ፊልትሮ", 650, 2200),
    ]),
    subcategory("car-batteries", "Car batteries", "የመኪና ባትሪ", "carPart", [
      good("Car battery", "የመኪና ባትሪ", 6800, 16500),
      good("Maintenance-free battery", "ጥገና የማይፈልግ ባትሪ", 8900, 19500),
      good("Jump leads", "የባትሪ ማስነሻ ገመድ", 850, 2400, { kind: "tool" }),
    ]),
    subcategory("car-lights", "Car lights", "የመኪና መብራት", "carPart", [
      good("Head light", "የፊት መብራት", 3200, 12500),
      good("Tail light", "የኋላ መብራት", 2400, 8600),
      good("LED car bulb", "LED የመኪና አምፖል", 550, 1900),
    ]),
    subcategory("car-care", "Car care", "የመኪና እንክብካቤ", "cleaning", [
      good("Car wash sponge", "የመኪና ማጠቢያ ስፖንጅ", 120, 1150),
      good("Car shampoo", "የመኪና ሻምፑ", 350, 3400),
      good("Dashboard polish", "የዳሽቦርድ ማሳመሪያ", 320, 3100),
    ]),
    subcategory("car-accessories", "Car accessories", "የመኪና ተጨማሪ ዕቃዎች", "carAccessory", [
      good("Seat covers", "የወንበር ልብስ", 3600, 12500),
      good("Steering wheel cover", "የመሪ ሽፋን", 650, 1900),
      good("Floor mats", "የመኪና ምንጣፍ", 1900, 5800),
    ]),
    subcategory("car-electronics", "Car electronics", "የመኪና ኤሌክትሮኒክስ", "carAccessory", [
      good("Car radio", "የመኪና ቴፕ", 3900, 16500),
      good("Reversing camera", "የኋላ ካሜራ", 1900, 6800),
      good("GPS tracker", "GPS መከታተያ", 3200, 8900),
    ]),
    subcategory("garage-tools", "Garage tools", "የጋራዥ መሣሪያ", "tool", [
      good("Car jack", "ክሪክ", 1900, 7800),
      good("Wrench set", "የመፍቻ ስብስብ", 950, 6800),
      good("Tyre pump", "የጎማ መንፊያ", 850, 4900),
    ]),
    subcategory("motorcycle-and-bicycle-parts", "Motorcycle and bicycle parts", "የሞተርና የብስክሌት መለዋወጫ", "tool", [
      good("Bicycle chain", "የብስክሌት ሰንሰለት", 350, 1300),
      good("Motorcycle helmet", "የሞተር ሄልሜት", 1600, 5200),
      good("Bicycle lock", "የብስክሌት ቁልፍ", 350, 1200),
    ]),
  ]),
]);
