// Plain words that shoppers type, and what they call right among the first five: goods of the demo market by their English
// names, `@slug` all goods of a category or subcategory, `-` before what is not. Written before the ranking that it judges,
// from what is meant: a phone is no holder for one. A search that fails stays.
export const PLAIN_SEARCHES = {
  English: `
    coffee | @coffee
    coffee beans | @coffee
    phone | smartphone / smartphone with large battery / button phone
    smartphone | smartphone / smartphone with large battery
    mobile phone | smartphone / smartphone with large battery / button phone
    tablet | tablet 10 inch
    fridge | Two-door refrigerator / Single-door refrigerator
    laptop | laptop 14 inch / refurbished laptop / gaming laptop
    computer | @computers-laptops
    tv | @television
    television | @television
    headphones | @earphone-headphone / Gaming headset
    camera | @digital-camera / Security camera
    speaker | @speaker
    printer | Laser printer / Colour printer
    keyboard | Keyboard / Amharic and English keyboard
    radio | Portable radio / Car radio
    charger | @Charger
    battery | @batteries / @car-batteries / -Jump leads
    watch | @smart-watches / Men's watch / Women's watch
    bag | @bags-and-luggage / -Card holder / -Laptop sleeve / -Baby carrier / -@leather-belts
    suitcase | Suitcase with wheels / Cabin suitcase
    belt | @leather-belts / @metal-belts
    shoes | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    women's shoes | @womens-shoes
    woman shoes | @womens-shoes
    sandals | @mens-sandals / @womens-sandals / @childrens-sandals / Trekking sandals / Recycled tyre sandals
    dress | @dresses / @habesha-kemis / Girl's dress / Girl's habesha kemis
    shirt | Men's shirt / Women's blouse / Boy's shirt / Men's traditional shirt / @mens-t-shirts / Women's T-shirt
    jacket | @mens-jackets / Women's jacket
    suit | Men's suit / Men's traditional suit
    socks | Cotton socks / Baby socks
    honey | @honey-products / -Beeswax
    milk | Milk
    eggs | Fresh eggs
    rice | Rice
    oil | @oil-and-butter / -Spiced butter / Engine oil 20W-50 / Gear oil / Haircare oil / Beard oil / Oud perfume oil
    onion | Onions
    mango | Mangoes
    tomato | Tomatoes
    teff | White teff / Red teff / Mixed teff
    injera | Injera
    water | Mineral water
    soap | Laundry soap / Bath soap / Olive oil soap / Liquid soap
    bed | Wooden bed
    table | Coffee table / Bedside table / Dining table for six / Office desk
    chair | Dining chair / Office chair
    curtain | Curtain
    car | @cars / @pickups-and-trucks
    bicycle | @bicycles
    book | @books
    glasses | Reading glasses / Computer glasses / Sunglasses
    candle | Candle / Beeswax candle / Birthday candles`,
  "goods and what belongs to them": `
    phone holder | Phone holder
    phone charger | fast phone charger
    laptop bag | Laptop bag 15 inch / Laptop sleeve
    coffee machine | Coffee machine / Coffee maker
    coffee table | Coffee table
    rice cooker | Rice cooker
    shoe box | Shoe box
    egg incubator | Egg incubator
    bicycle lock | Bicycle lock`,
  Amharic: `
    ቡና | @coffee
    ስልክ | smartphone / smartphone with large battery / button phone
    ሞባይል | smartphone / smartphone with large battery / button phone
    ፍሪጅ | Two-door refrigerator / Single-door refrigerator
    ላፕቶፕ | laptop 14 inch / refurbished laptop / gaming laptop
    ኮምፒውተር | @computers-laptops
    ቴሌቪዥን | @television
    ካሜራ | @digital-camera / Security camera
    ፕሪንተር | Laser printer / Colour printer
    ኪቦርድ | Keyboard / Amharic and English keyboard
    ሰዓት | @smart-watches / @watches / Alarm clock
    ቦርሳ | @bags-and-luggage / -Card holder / -Laptop sleeve / -Baby carrier / -@leather-belts
    ጫማ | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    የሴቶች ጫማ | @womens-shoes
    ሸሚዝ | Men's shirt / Women's blouse / Boy's shirt / Men's traditional shirt / @mens-t-shirts / Women's T-shirt
    ቀሚስ | @dresses / @habesha-kemis / Girl's dress / Girl's habesha kemis
    የሐበሻ ቀሚስ | @habesha-kemis / Girl's habesha kemis
    ማር | @honey-products / -Beeswax
    ወተት | Milk
    እንቁላል | Fresh eggs
    ሩዝ | Rice
    ዘይት | @oil-and-butter / -Spiced butter / Engine oil 20W-50 / Gear oil / Haircare oil / Beard oil
    ሽንኩርት | Onions
    ጤፍ | White teff / Red teff / Mixed teff
    እንጀራ | Injera
    ዳቦ | Wheat bread
    ውሃ | Mineral water
    ሳሙና | Laundry soap / Bath soap / Olive oil soap / Liquid soap
    አልጋ | Wooden bed
    ጠረጴዛ | Coffee table / Bedside table / Dining table for six / Office desk
    ወንበር | Dining chair / Office chair
    መኪና | @cars / @pickups-and-trucks
    ብስክሌት | @bicycles
    ጎማ | @tyres
    የስልክ ቻርጀር | fast phone charger
    የቡና ማሽን | Coffee machine / Coffee maker`,
  "Amharic in Latin letters": `
    buna | @coffee
    silk | smartphone / smartphone with large battery / button phone
    chama | @mens-shoes / @womens-shoes / @childrens-shoes / -Shoe care set
    mar | @honey-products / -Beeswax
    mekina | @cars / @pickups-and-trucks`,
};
